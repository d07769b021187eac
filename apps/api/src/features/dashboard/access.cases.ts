import { type AccessCases, accessCase } from "../../../test/access/access-case";

export const cases: AccessCases = {
  readDashboard: accessCase("readPlan"),
};
