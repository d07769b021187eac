import { type AccessCases, accessCase } from "../../../test/access/access-case";
import { GREY_PIXEL } from "../../../test/factories/images";

export const cases: AccessCases = {
  readRecoveryDetails: accessCase("readPlan"),
  updateRecoveryDetails: accessCase("changePlan", async () => ({
    body: { assemblyPoint: "The park opposite" },
  })),
  setFloorPlan: accessCase("changePlan", async () => ({ file: GREY_PIXEL })),
  removeFloorPlan: accessCase("changePlan"),
  listUnitProcedures: accessCase("readPlan"),
  updateUnitProcedure: accessCase("changePlan", async (fixtureId) => ({
    params: { departmentId: await fixtureId("departmentId") },
    body: { leaderContactId: await fixtureId("contactId"), minimumService: "40 lunches a day" },
  })),
};
