import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { createInsurancePolicy } from "@holdfast/contract/risks/insurance/insurance-policy-endpoints";
import {
  type AccessCases,
  type Fixtures,
  accessCase,
  pathParams,
  pathParamsWith,
} from "../../../test/access/access-case";

const RISK = {
  riskCategoryId: 2,
  name: "Access risk",
  likelihoodPresetId: 2,
  cost: 200,
  mitigationStrategyIds: [6],
  mitigationProcess: "By the table.",
};

export const cases: AccessCases = {
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
  listRuledOutCategories: accessCase("readPlan"),
  saveRuledOutCategory: accessCase("changePlan", async () => ({
    body: { riskCategoryId: 7, isRuledOut: true },
  })),
  readRiskReport: accessCase("readPlan"),
  acceptRiskReport: accessCase("changePlan", async () => ({
    body: { indemnityPeriodId: 1, fastTrackRecovery: 10_000, riskReportReviewId: 3 },
  })),
  listInsurancePolicies: accessCase("readPlan"),
  createInsurancePolicy: accessCase("changePlan", async () => ({
    body: { kind: "Cyber", insurer: "By the table" },
  })),
  updateInsurancePolicy: accessCase(
    "changePlan",
    pathParamsWith({ insurer: "By the table" }, "insurancePolicyId"),
  ),
  deleteInsurancePolicy: accessCase("changePlan", pathParams("insurancePolicyId")),
};

export const fixtures: Fixtures = {
  insurancePolicyId: async ({ call, inPlan, tag }) => {
    const body = { kind: "Cyber", insurer: tag } as const;
    return (await call(createInsurancePolicy, { params: inPlan, body })).insurancePolicyId;
  },
  riskId: async ({ call, inPlan, tag }) =>
    (
      await call(createRisk, {
        params: inPlan,
        body: {
          riskCategoryId: 1,
          name: tag,
          likelihoodPresetId: 1,
          cost: 100,
          mitigationStrategyIds: [6],
          mitigationProcess: tag,
        },
      })
    ).riskId,
};
