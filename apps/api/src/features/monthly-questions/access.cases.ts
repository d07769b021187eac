import { type AccessCases, accessCase } from "../../../test/access/access-case";

export const cases: AccessCases = {
  listMonthlyQuestions: accessCase("readPlan"),
  readMonthlyQuestion: accessCase("anyone"),
  answerMonthlyQuestion: accessCase("anyone"),
};
