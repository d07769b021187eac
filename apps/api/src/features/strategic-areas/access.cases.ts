import { createStrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { STRATEGIC_CRITICAL_AREA_CATEGORIES } from "@holdfast/content/library/impact/strategic-critical-area-categories";
import {
  type AccessCases,
  type FixtureContext,
  type Fixtures,
  accessCase,
  accessCases,
  entryIds,
  pathParams,
  pathParamsWith,
} from "../../../test/access/access-case";

export const cases: AccessCases = {
  ...accessCases("signedIn", ["listStrategicCriticalAreaCategories"]),
  listStrategicCriticalAreas: accessCase("readOrganisation"),
  createStrategicCriticalArea: accessCase("changeOrganisation", async () => ({
    body: { name: "Access", strategicCriticalAreaCategoryId: 1 },
  })),
  updateStrategicCriticalArea: accessCase(
    "changeOrganisation",
    pathParamsWith({ name: "Access" }, "strategicCriticalAreaId"),
  ),
  deleteStrategicCriticalArea: accessCase(
    "changeOrganisation",
    pathParams("strategicCriticalAreaId"),
  ),
  deleteStrategicCriticalAreas: accessCase(
    "changeOrganisation",
    entryIds("strategicCriticalAreaId"),
  ),
  ...accessCases("signedIn", ["downloadStrategicCriticalAreaTemplate"]),
  exportStrategicCriticalAreas: accessCase("readOrganisation"),
  // Rows that are there already are left out, so that the request succeeds more than once.
  importStrategicCriticalAreas: accessCase("changeOrganisation", async () => ({
    query: { skipDuplicates: "true" },
    file: Buffer.from(`Name,Category\nImport,"${STRATEGIC_CRITICAL_AREA_CATEGORIES[0]?.name}"`),
  })),
};

const addArea = async ({ call, inOrganisation, tag }: FixtureContext) =>
  (
    await call(createStrategicCriticalArea, {
      params: inOrganisation,
      body: { name: tag, strategicCriticalAreaCategoryId: 1 },
    })
  ).strategicCriticalAreaId;

export const fixtures: Fixtures = {
  strategicCriticalAreaId: addArea,
};
