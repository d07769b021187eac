import {
  createStrategicCriticalArea,
  deleteStrategicCriticalAreas,
} from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
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
  restoreStrategicCriticalAreas: accessCase(
    "changeOrganisation",
    entryIds("deletedStrategicCriticalAreaId"),
  ),
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
  deletedStrategicCriticalAreaId: async (context) => {
    const id = await addArea(context);
    const call = { params: context.inOrganisation, body: { ids: [id] } };
    await context.call(deleteStrategicCriticalAreas, call);
    return id;
  },
};
