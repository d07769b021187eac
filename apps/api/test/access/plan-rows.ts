import { at, atWith, type Row, row } from "./table-row";

const RISK = {
  riskCategoryId: 2,
  name: "Access risk",
  likelihoodPresetId: 2,
  cost: 200,
  mitigationStrategyIds: [6],
  mitigationProcess: "By the table.",
};
export const PLANS: Readonly<Record<string, Row>> = {
  listPlans: row("signedIn", async (take) => ({ query: { organisationId: await take("orgId") } })),
  createPlan: {
    who: "createPlan",
    needsKey: true,
    input: async (take) => ({
      body: {
        name: "Access",
        branchId: await take("branchId"),
        currency: "AUD",
        contacts: [await take("contactId")],
      },
    }),
  },
  updatePlan: row("changePlan", async (take) => ({
    body: { branchId: await take("branchId"), contacts: [await take("contactId")] },
  })),
  deletePlan: row("deletePlan"),
  renewPlan: { who: "renewPlan", needsKey: true, input: async () => ({ body: {} }) },
  listPlanSubscriptions: row("readPlan"),
  readPlanDocument: row("readPlan"),
  exportPdf: row("signedIn", async () => ({ body: { content: "<p>Access</p>", format: "A4" } })),
  listRisks: row("readPlan"),
  exportRisks: row("readPlan"),
  createRisk: row("changePlan", async (take) => ({
    body: { ...RISK, accountableContactId: await take("contactId") },
  })),
  updateRisk: row("changePlan", async (take) => ({
    body: {
      ...RISK,
      riskId: await take("riskId"),
      accountableContactId: await take("contactId"),
    },
  })),
  deleteRisks: row("changePlan", async (take) => ({ body: [await take("riskId")] })),
  readRiskReport: row("readPlan"),
  acceptRiskReport: row("changePlan", async () => ({
    body: { indemnityPeriodId: 1, fastTrackRecovery: 10_000, riskReportReviewId: 3 },
  })),
  listTeams: row("readTeams"),
  addTeamContacts: row("changePlan", async (take) => ({
    params: { teamId: await take("teamId") },
    body: [{ contactId: await take("contactId"), designation: "Primary" }],
  })),
  updateTeamContact: row("changePlan", async (take) => ({
    params: { teamId: await take("teamId"), contactId: await take("teamContactId") },
    body: { designation: "Alternatives" },
  })),
  removeTeamContact: row("changePlan", async (take) => ({
    params: { teamId: await take("teamId"), contactId: await take("teamContactId") },
  })),
};

export const IMPACT_ANALYSIS: Readonly<Record<string, Row>> = {
  listStrategicBias: row("readPlan"),
  createStrategicBia: row("changePlan", async (take) => ({
    body: { strategicCriticalAreaId: await take("strategicCriticalAreaId"), criticality: 4 },
  })),
  updateStrategicBia: row("changePlan", atWith({ criticality: 4 }, "strategicBiaId")),
  deleteStrategicBia: row("changePlan", at("strategicBiaId")),
  listCriticalPeriods: row("readPlan"),
  setMtpd: row("changePlan", async () => ({ body: { mtpdId: 8 } })),
  listTacticalBias: row("readPlan"),
  createTacticalBias: row("changePlan", async (take) => ({
    body: [{ departmentId: await take("departmentId"), rto: 2, rpo: 2 }],
  })),
  updateTacticalBias: row("changePlan", async (take) => ({
    body: [
      {
        tacticalBiaId: await take("tacticalBiaId"),
        departmentId: await take("departmentId"),
        rto: 2,
        rpo: 2,
      },
    ],
  })),
  listAssets: row("readPlan"),
  createAssets: row("changePlan", async (take) => ({
    body: [
      { departmentId: await take("departmentId"), assetTypeId: 2, name: "Access", quantity: 1 },
    ],
  })),
  updateAssets: row("changePlan", async (take) => ({
    body: [
      {
        assetId: await take("assetId"),
        departmentId: await take("departmentId"),
        assetTypeId: 2,
        name: "Access",
        quantity: 2,
      },
    ],
  })),
  deleteAssets: row("changePlan", async (take) => ({ body: [await take("assetId")] })),
  listRecoveryStrategies: row("readPlan"),
  createRecoveryStrategies: row("changePlan", async (take) => ({
    body: [
      {
        departmentId: await take("departmentId"),
        recoveryStrategyTypeId: 2,
        branchId: await take("branchId"),
      },
    ],
  })),
  updateRecoveryStrategies: row("changePlan", async (take) => ({
    body: [
      {
        recoveryStrategyId: await take("recoveryStrategyId"),
        departmentId: await take("departmentId"),
        recoveryStrategyTypeId: 1,
        alternativeSiteId: await take("alternativeSiteId"),
      },
    ],
  })),
};
