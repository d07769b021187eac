import { type AccessCases, accessCase } from "../../../test/access/access-case";
import { exerciseInput } from "../../../test/factories/invited-exercise";

export const cases: AccessCases = {
  listExerciseScenarios: accessCase("readPlan"),
  readExerciseScenario: accessCase("readPlan", async () => ({ query: { scenarioId: "1" } })),
  createExercise: accessCase("changePlan", async (fixtureId) => ({
    body: exerciseInput("2027-01-31", [await fixtureId("exercisedContactId")]),
  })),
};
