import { pathParams, pathParamsWith, type AccessCase, accessCase } from "./table-row";

const RISK = {
  riskCategoryId: 2,
  name: "Access risk",
  likelihoodPresetId: 2,
  cost: 200,
  mitigationStrategyIds: [6],
  mitigationProcess: "By the table.",
};
export const PLANS: Readonly<Record<string, AccessCase>> = {
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
  updatePlan: accessCase("changePlan", async (fixtureId) => ({
    body: { branchId: await fixtureId("branchId"), contacts: [await fixtureId("contactId")] },
  })),
  deletePlan: accessCase("deletePlan"),
  renewPlan: { who: "renewPlan", needsKey: true, input: async () => ({ body: {} }) },
  listPlanSubscriptions: accessCase("readPlan"),
  readPlanDocument: accessCase("readPlan"),
  exportPdf: accessCase("signedIn", async () => ({
    body: { content: "<p>Access</p>", format: "A4" },
  })),
  listRisks: accessCase("readPlan"),
  exportRisks: accessCase("readPlan"),
  createRisk: accessCase("changePlan", async (fixtureId) => ({
    body: { ...RISK, accountableContactId: await fixtureId("contactId") },
  })),
  updateRisk: accessCase("changePlan", async (fixtureId) => ({
    body: {
      ...RISK,
      riskId: await fixtureId("riskId"),
      accountableContactId: await fixtureId("contactId"),
    },
  })),
  deleteRisks: accessCase("changePlan", async (fixtureId) => ({
    body: [await fixtureId("riskId")],
  })),
  readRiskReport: accessCase("readPlan"),
  acceptRiskReport: accessCase("changePlan", async () => ({
    body: { indemnityPeriodId: 1, fastTrackRecovery: 10_000, riskReportReviewId: 3 },
  })),
  listTeams: accessCase("readTeams"),
  addTeamContacts: accessCase("changePlan", async (fixtureId) => ({
    params: { teamId: await fixtureId("teamId") },
    body: [{ contactId: await fixtureId("contactId"), designation: "Primary" }],
  })),
  updateTeamContact: accessCase("changePlan", async (fixtureId) => ({
    params: { teamId: await fixtureId("teamId"), contactId: await fixtureId("teamContactId") },
    body: { designation: "Alternatives" },
  })),
  removeTeamContact: accessCase("changePlan", async (fixtureId) => ({
    params: { teamId: await fixtureId("teamId"), contactId: await fixtureId("teamContactId") },
  })),
};

export const IMPACT_ANALYSIS: Readonly<Record<string, AccessCase>> = {
  listStrategicBias: accessCase("readPlan"),
  createStrategicBia: accessCase("changePlan", async (fixtureId) => ({
    body: { strategicCriticalAreaId: await fixtureId("strategicCriticalAreaId"), criticality: 4 },
  })),
  updateStrategicBia: accessCase(
    "changePlan",
    pathParamsWith({ criticality: 4 }, "strategicBiaId"),
  ),
  deleteStrategicBia: accessCase("changePlan", pathParams("strategicBiaId")),
  listCriticalPeriods: accessCase("readPlan"),
  setMtpd: accessCase("changePlan", async () => ({ body: { mtpdId: 8 } })),
  listTacticalBias: accessCase("readPlan"),
  createTacticalBias: accessCase("changePlan", async (fixtureId) => ({
    body: [{ departmentId: await fixtureId("departmentId"), rto: 2, rpo: 2 }],
  })),
  updateTacticalBias: accessCase("changePlan", async (fixtureId) => ({
    body: [
      {
        tacticalBiaId: await fixtureId("tacticalBiaId"),
        departmentId: await fixtureId("departmentId"),
        rto: 2,
        rpo: 2,
      },
    ],
  })),
  listAssets: accessCase("readPlan"),
  createAssets: accessCase("changePlan", async (fixtureId) => ({
    body: [
      {
        departmentId: await fixtureId("departmentId"),
        assetTypeId: 2,
        name: "Access",
        quantity: 1,
      },
    ],
  })),
  updateAssets: accessCase("changePlan", async (fixtureId) => ({
    body: [
      {
        assetId: await fixtureId("assetId"),
        departmentId: await fixtureId("departmentId"),
        assetTypeId: 2,
        name: "Access",
        quantity: 2,
      },
    ],
  })),
  deleteAssets: accessCase("changePlan", async (fixtureId) => ({
    body: [await fixtureId("assetId")],
  })),
  listRecoveryStrategies: accessCase("readPlan"),
  createRecoveryStrategies: accessCase("changePlan", async (fixtureId) => ({
    body: [
      {
        departmentId: await fixtureId("departmentId"),
        recoveryStrategyTypeId: 2,
        branchId: await fixtureId("branchId"),
      },
    ],
  })),
  updateRecoveryStrategies: accessCase("changePlan", async (fixtureId) => ({
    body: [
      {
        recoveryStrategyId: await fixtureId("recoveryStrategyId"),
        departmentId: await fixtureId("departmentId"),
        recoveryStrategyTypeId: 1,
        alternativeSiteId: await fixtureId("alternativeSiteId"),
      },
    ],
  })),
};
