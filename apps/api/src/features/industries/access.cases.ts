import { type AccessCases, accessCase, accessCases } from "../../../test/access/access-case";

export const cases: AccessCases = {
  ...accessCases("signedIn", ["searchIndustries"]),
  readIndustry: accessCase("signedIn", async () => ({ params: { aliasOrCode: "4511" } })),
  readHazardIndex: accessCase("signedIn", async () => ({ params: { code: "4511" } })),
  readPlanSuggestions: accessCase("signedIn", async () => ({ params: { code: "4511" } })),
  listSignificantExposures: accessCase("signedIn", async () => ({ params: { code: "4511" } })),
};
