import { type AccessCases, accessCase } from "../../../test/access/access-case";

export const cases: AccessCases = {
  listDrills: accessCase("readPlan"),
  readDrill: accessCase("anyone"),
  answerDrill: accessCase("anyone"),
};
