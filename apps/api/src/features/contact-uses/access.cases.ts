import { type AccessCases, accessCase, pathParams } from "../../../test/access/access-case";

export const cases: AccessCases = {
  listContactUses: accessCase("readOrganisation", pathParams("contactId")),
};
