import { type AccessCases, accessCases } from "../../../test/access/access-case";

export const cases: AccessCases = accessCases("readHistory", [
  "listHistory",
  "listHistoryPeople",
  "exportHistory",
]);
