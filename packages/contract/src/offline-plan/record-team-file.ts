import * as z from "zod/mini";
import { defineEndpoint, inPlan, nothing } from "../platform/endpoint";
import { wholeNumber } from "../platform/number-rules";

export const recordTeamFile = defineEndpoint({
  name: "recordTeamFile",
  method: "POST",
  path: "/plans/:planId/offline_plan/team_files",
  summary:
    "Records in the history that the user saves a team's encrypted file, so that it can be replaced when the plan changes.",
  access: inPlan("plan.teams"),
  body: z.strictObject({
    teamTypeId: wholeNumber("Please select the team.", { min: 1, max: 3 }),
  }),
  response: nothing,
});
