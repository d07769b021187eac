import { type AccessCases, accessCase } from "../../../test/access/access-case";

export const cases: AccessCases = {
  readOfflinePlan: accessCase("readTeams"),
  recordTeamFile: accessCase("readTeams", async () => ({ body: { teamTypeId: 1 } })),
  readLostAccess: accessCase("signedIn"),
};
