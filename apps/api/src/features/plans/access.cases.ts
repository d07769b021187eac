import { type AccessCases, accessCase, type Fixtures } from "../../../test/access/access-case";

export const cases: AccessCases = {
  listPlans: accessCase("signedIn", async (fixtureId) => ({
    query: { organisationId: await fixtureId("orgId") },
  })),
  createPlan: {
    who: "createPlan",
    needsKey: true,
    input: async (fixtureId) => ({
      body: {
        name: "Access",
        branchId: await fixtureId("branchId"),
        currency: "AUD",
        contacts: [await fixtureId("contactId")],
      },
    }),
  },
  clonePlan: {
    who: "createPlan",
    needsKey: true,
    input: async (fixtureId) => ({
      body: {
        name: "Access",
        branchId: await fixtureId("branchId"),
        currency: "AUD",
        contacts: [await fixtureId("contactId")],
        planId: await fixtureId("sourcePlanId"),
      },
    }),
  },
  updatePlan: accessCase("changePlan", async (fixtureId) => ({
    body: { branchId: await fixtureId("branchId"), contacts: [await fixtureId("contactId")] },
  })),
  deletePlan: accessCase("deletePlan"),
  renewPlan: { who: "renewPlan", needsKey: true, input: async () => ({ body: {} }) },
  listPlanSubscriptions: accessCase("readPlan"),
  recordPlanDownload: accessCase("changePlan"),
};

export const fixtures: Fixtures = {
  /** The plan of the world, named by a body. */
  sourcePlanId: ({ planId }) => Promise.resolve(planId),
};
