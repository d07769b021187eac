import {
  createDepartments,
  updateDepartment,
} from "@holdfast/contract/business-units/department-endpoints";
import {
  createAssets,
  updateAssets,
} from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import { setMtpd } from "@holdfast/contract/impact-analysis/set-mtpd";
import {
  createStrategicBia,
  updateStrategicBia,
} from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import {
  createTacticalBias,
  updateTacticalBias,
} from "@holdfast/contract/impact-analysis/tactical/tactical-bia-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { listDisruptionRiskScales } from "@holdfast/contract/library/impact-lookups";
import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import { readPlanDocument } from "@holdfast/contract/printing/plan-document";
import {
  confirmPlanProposals,
  listProposals,
} from "@holdfast/contract/proposals/proposal-endpoints";
import type { ProposalKind } from "@holdfast/contract/proposals/proposal";
import {
  createRecoveryStrategies,
  updateRecoveryStrategies,
} from "@holdfast/contract/recovery-strategies/recovery-strategy-endpoints";
import {
  createStrategicCriticalArea,
  updateStrategicCriticalArea,
} from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { beforeEach, expect, test } from "vitest";
import { ownerWithPlan, type PlanWorkspace } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";

let app: TestApp;
let own: PlanWorkspace;
let departmentId: string;
beforeEach(async () => {
  app = await testApp();
  own = await ownerWithPlan(app, "suggestions@cafe.example");
  await app.call(setMtpd, { ...inPlan(), body: { mtpdId: 9 } });
  const { body } = await addUnits({ names: ["Kitchen"] });
  departmentId = body[0]?.departmentId ?? "";
});

const inPlan = () => ({ as: own.token, params: { planId: own.planId } });
const ofOrganisation = () => ({ as: own.token, params: { orgId: own.organisationId } });
const inBranch = () => ({
  as: own.token,
  params: { orgId: own.organisationId, branchId: own.branchId },
});
const addUnits = (body: { names: string[]; proposed?: boolean }) =>
  app.call(createDepartments, { ...inBranch(), body });
const marks = async (kind: ProposalKind) => {
  const { body } = await app.call(listProposals, ofOrganisation());
  return body.filter((mark) => mark.kind === kind);
};

const AREA = { name: "Meals", description: null, strategicCriticalAreaCategoryId: 1 };
const asset = () => ({ departmentId, assetTypeId: 1, name: "Oven", quantity: 1, comments: null });

/** Each adds one entry as the suggestions do, and returns its id and how a person edits it. */
const KINDS = {
  "strategic-critical-area": async (proposed: boolean) => {
    const { body } = await app.call(createStrategicCriticalArea, {
      ...ofOrganisation(),
      body: { ...AREA, proposed },
    });
    const id = body.strategicCriticalAreaId;
    const params = { orgId: own.organisationId, strategicCriticalAreaId: id };
    const edit = () =>
      app.call(updateStrategicCriticalArea, { as: own.token, params, body: { name: "Lunch" } });
    return { id, edit };
  },
  department: async (proposed: boolean) => {
    const id = (await addUnits({ names: ["Bar"], proposed })).body[0]?.departmentId ?? "";
    const params = { ...inBranch().params, departmentId: id };
    const edit = () =>
      app.call(updateDepartment, { as: own.token, params, body: { name: "Wine bar" } });
    return { id, edit };
  },
  asset: async (proposed: boolean) => {
    const { body } = await app.call(createAssets, {
      ...inPlan(),
      body: [{ ...asset(), proposed }],
    });
    const id = body[0]?.assetId ?? "";
    const edit = () =>
      app.call(updateAssets, {
        ...inPlan(),
        body: [{ ...asset(), assetId: id, quantity: 2 }],
      });
    return { id, edit };
  },
  "tactical-bia": async (proposed: boolean) => {
    const row = { departmentId, rto: 2, rpo: 1 };
    const { body } = await app.call(createTacticalBias, {
      ...inPlan(),
      body: [{ ...row, proposed }],
    });
    const id = body[0]?.tacticalBiaId ?? "";
    const edit = () =>
      app.call(updateTacticalBias, { ...inPlan(), body: [{ ...row, rto: 3, tacticalBiaId: id }] });
    return { id, edit };
  },
  "strategic-bia": async (proposed: boolean) => {
    const { body: area } = await app.call(createStrategicCriticalArea, {
      ...ofOrganisation(),
      body: AREA,
    });
    const { body } = await app.call(createStrategicBia, {
      ...inPlan(),
      body: {
        strategicCriticalAreaId: area.strategicCriticalAreaId,
        criticality: 3,
        proposed,
      },
    });
    const id = body.strategicBiaId;
    const params = { planId: own.planId, strategicBiaId: id };
    const edit = () =>
      app.call(updateStrategicBia, { as: own.token, params, body: { criticality: 4 } });
    return { id, edit };
  },
  "recovery-strategy": async (proposed: boolean) => {
    const row = { departmentId, recoveryStrategyTypeId: 3, comments: "From home" };
    const { body } = await app.call(createRecoveryStrategies, {
      ...inPlan(),
      body: [{ ...row, proposed }],
    });
    const id = body[0]?.recoveryStrategyId ?? "";
    const edit = () =>
      app.call(updateRecoveryStrategies, {
        ...inPlan(),
        body: [{ ...row, recoveryStrategyTypeId: 8, recoveryStrategyId: id }],
      });
    return { id, edit };
  },
} as const;
type Kind = keyof typeof KINDS;
const kinds = Object.keys(KINDS) as Kind[];

test.each(kinds)("a %s added unread is proposed until a person edits it", async (kind) => {
  const { id, edit } = await KINDS[kind](true);
  expect((await marks(kind)).map(({ recordId }) => recordId)).toEqual([id]);
  expect((await edit()).status).toBe(200);
  expect(await marks(kind)).toEqual([]);
});

test.each(kinds)("a %s that a person enters is not proposed", async (kind) => {
  await KINDS[kind](false);
  expect(await marks(kind)).toEqual([]);
});

test.each(["strategic-bia", "asset", "tactical-bia", "recovery-strategy"] as const)(
  "a proposed %s counts in no progress until it is edited",
  async (kind) => {
    const progress = async () => (await app.call(listPlans, { as: own.token })).body[0]?.progress;
    const before = await progress();
    const { edit } = await KINDS[kind](true);
    expect(await progress()).toEqual(before);
    await edit();
    expect(await progress()).not.toEqual(before);
  },
);

test("a rating with suggested scales is proposed until it is confirmed, and printed as proposed", async () => {
  const { id } = await KINDS["strategic-bia"](false);
  const change = (body: BodyOf<typeof updateStrategicBia>) =>
    app.call(updateStrategicBia, {
      as: own.token,
      params: { planId: own.planId, strategicBiaId: id },
      body,
    });
  const printed = async () =>
    (await app.call(readPlanDocument, { ...inPlan(), query: {} })).body.criticalAreas;
  expect(await printed()).toMatchObject([{ name: "Meals", isProposed: false }]);
  const { body: groups } = await app.call(listDisruptionRiskScales, { as: own.token });
  const disruptionRiskScales = groups.map((group) => ({
    disruptionRiskScaleCategoryId: group.disruptionRiskScaleCategoryId,
    disruptionRiskScaleId: group.disruptionRiskScales[0]?.disruptionRiskScaleId ?? 0,
  }));
  await change({ disruptionRiskScales, proposed: true });
  expect(await printed()).toMatchObject([{ name: "Meals", isProposed: true }]);
  // The scales are still unconfirmed.
  await change({ criticality: 2 });
  expect(await marks("strategic-bia")).toHaveLength(1);
  await app.call(confirmPlanProposals, {
    ...inPlan(),
    body: { kind: "strategic-bia", recordIds: [id] },
  });
  expect(await printed()).toMatchObject([{ name: "Meals", isProposed: false }]);
});
