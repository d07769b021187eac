import { createUnitDependencies } from "@holdfast/contract/impact-analysis/dependencies/unit-dependency-endpoints";
import { createAssets } from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import { createStrategicBia } from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import { createTacticalBias } from "@holdfast/contract/impact-analysis/tactical/tactical-bia-endpoints";
import {
  type AccessCases,
  type Fixtures,
  accessCase,
  first,
  pathParams,
  pathParamsWith,
} from "../../../test/access/access-case";

export const cases: AccessCases = {
  listStrategicBias: accessCase("readPlan"),
  createStrategicBia: accessCase("changePlan", async (fixtureId) => ({
    body: { strategicCriticalAreaId: await fixtureId("strategicCriticalAreaId"), criticality: 4 },
  })),
  updateStrategicBia: accessCase(
    "changePlan",
    pathParamsWith({ criticality: 4 }, "strategicBiaId"),
  ),
  deleteStrategicBia: accessCase("changePlan", pathParams("strategicBiaId")),
  listUncriticalAreas: accessCase("readPlan"),
  saveUncriticalArea: accessCase("changePlan", pathParams("strategicCriticalAreaId")),
  listCriticalPeriods: accessCase("readPlan"),
  setMtpd: accessCase("changePlan", async () => ({ body: { mtpdId: 8 } })),
  listTacticalBias: accessCase("readPlan"),
  createTacticalBias: accessCase("changePlan", async (fixtureId) => ({
    body: [{ departmentId: await fixtureId("departmentId"), rto: 2, rpo: 2 }],
  })),
  updateTacticalBias: accessCase("changePlan", async (fixtureId) => ({
    body: [
      {
        tacticalBiaId: await fixtureId("tacticalBiaId"),
        departmentId: await fixtureId("departmentId"),
        rto: 2,
        rpo: 2,
      },
    ],
  })),
  listAssets: accessCase("readPlan"),
  createAssets: accessCase("changePlan", async (fixtureId) => ({
    body: [
      {
        departmentId: await fixtureId("departmentId"),
        assetTypeId: 2,
        name: "Access",
        quantity: 1,
      },
    ],
  })),
  updateAssets: accessCase("changePlan", async (fixtureId) => ({
    body: [
      {
        assetId: await fixtureId("assetId"),
        departmentId: await fixtureId("departmentId"),
        assetTypeId: 2,
        name: "Access",
        quantity: 2,
      },
    ],
  })),
  deleteAssets: accessCase("changePlan", async (fixtureId) => ({
    body: [await fixtureId("assetId")],
  })),
  listUnitDependencies: accessCase("readPlan"),
  createUnitDependencies: accessCase("changePlan", async (fixtureId) => ({
    body: [
      {
        departmentId: await fixtureId("departmentId"),
        strategicCriticalAreaId: await fixtureId("strategicCriticalAreaId"),
      },
      { departmentId: await fixtureId("departmentId"), supplierId: await fixtureId("supplierId") },
    ],
  })),
  deleteUnitDependencies: accessCase("changePlan", async (fixtureId) => ({
    body: [await fixtureId("unitDependencyId")],
  })),
  downloadAssetTemplate: accessCase("readPlan"),
  exportAssets: accessCase("readPlan"),
  // A check, because an import names units, and none by its id.
  importAssets: accessCase("changePlan", async () => ({
    query: { dryRun: "true" },
    file: Buffer.from("Business unit,Asset type,Description,Quantity\nAccess,Equipment,Till,1"),
  })),
};

export const fixtures: Fixtures = {
  unitDependencyId: async ({ call, inPlan, fixtureId }) => {
    const body = [
      { departmentId: await fixtureId("departmentId"), supplierId: await fixtureId("supplierId") },
    ];
    return first(await call(createUnitDependencies, { params: inPlan, body })).unitDependencyId;
  },
  strategicBiaId: async ({ call, inPlan, fixtureId }) =>
    (
      await call(createStrategicBia, {
        params: inPlan,
        body: {
          strategicCriticalAreaId: await fixtureId("strategicCriticalAreaId"),
          criticality: 3,
        },
      })
    ).strategicBiaId,
  tacticalBiaId: async ({ call, inPlan, fixtureId }) => {
    const body = [{ departmentId: await fixtureId("departmentId"), rto: 1, rpo: 1 }];
    return first(await call(createTacticalBias, { params: inPlan, body })).tacticalBiaId;
  },
  assetId: async ({ call, inPlan, fixtureId, tag }) => {
    const asset = { assetTypeId: 1, name: tag, quantity: 1 };
    const body = [{ departmentId: await fixtureId("departmentId"), ...asset }];
    return first(await call(createAssets, { params: inPlan, body })).assetId;
  },
};
