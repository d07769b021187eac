import { type AccessCases, accessCases } from "../../../test/access/access-case";

export const cases: AccessCases = {
  ...accessCases("anyone", ["countPageView", "listNews"]),
};
