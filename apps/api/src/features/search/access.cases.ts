import { type AccessCases, accessCase } from "../../../test/access/access-case";

export const cases: AccessCases = {
  searchOrganisation: accessCase("readOrganisation", async () => ({ query: { text: "harbour" } })),
};
