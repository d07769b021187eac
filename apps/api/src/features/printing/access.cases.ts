import { type AccessCases, accessCase } from "../../../test/access/access-case";

export const cases: AccessCases = {
  readPlanDocument: accessCase("readPlan"),
  exportPdf: accessCase("signedIn", async () => ({
    body: { content: "<p>Access</p>", format: "A4" },
  })),
};
