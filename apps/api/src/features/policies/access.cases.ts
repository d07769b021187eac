import { createPolicy } from "@holdfast/contract/policies/policy-endpoints";
import { type AccessCases, type Fixtures, accessCase } from "../../../test/access/access-case";

export const cases: AccessCases = {
  readLatestPolicy: accessCase("readOrganisation"),
  listPolicies: accessCase("readOrganisation"),
  createPolicy: accessCase("changeOrganisation", async (fixtureId) => ({
    body: { contacts: [await fixtureId("contactId")], responsible: "By the table." },
  })),
  signPolicy: accessCase("changeOrganisation", async (fixtureId) => ({
    params: { policyId: await fixtureId("policyId") },
    body: { signedBy: "Ana Silva", signedOn: "2026-11-20" },
  })),
  readLatestPlanPolicy: accessCase("readPlan"),
  savePlanPolicy: accessCase("changePlan", async (fixtureId) => ({
    body: { contacts: [await fixtureId("contactId")] },
  })),
};

export const fixtures: Fixtures = {
  policyId: async ({ call, fixtureId, inOrganisation, tag }) =>
    (
      await call(createPolicy, {
        params: inOrganisation,
        body: { contacts: [await fixtureId("contactId")], responsible: tag },
      })
    ).policyId,
};
