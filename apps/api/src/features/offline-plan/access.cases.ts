import { type AccessCases, accessCase } from "../../../test/access/access-case";

export const cases: AccessCases = {
  readOfflinePlan: accessCase("readTeams"),
  readLostAccess: accessCase("signedIn"),
};
