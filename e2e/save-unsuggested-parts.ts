import { listCmtCompositionPresets } from "@holdfast/contract/library/plan-lookups";
import { policyStatement } from "@holdfast/contract/policies/policy";
import { createPolicy, savePlanPolicy } from "@holdfast/contract/policies/policy-endpoints";
import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { acceptRiskReport } from "@holdfast/contract/risks/report/risk-report-endpoints";
import { callerOf } from "./api-caller";
import type { RunningApp } from "./app";
import { BUSINESS, type OwnPlan } from "./own-plan";

/** Presets of the categories that the café's starter set has no risk of: a storm, a key supplier, bad debts. */
const OTHER_RISKS = [4, 62, 82];

/**
 * Saves what a complete plan needs and a starter set does not suggest: risks of the other categories, the accepted
 * report, the policy and the accountable members. Separate screens and journeys test how these are entered.
 */
export async function saveUnsuggestedParts(app: RunningApp, own: OwnPlan): Promise<void> {
  const { session, organisationId, planId, contactIds } = own;
  const call = callerOf(app.url, session.access_token);
  for (const riskPresetId of OTHER_RISKS)
    await call(createRisk, {
      params: { planId },
      body: {
        riskPresetId,
        likelihoodPresetId: 4,
        cost: 12_000,
        mitigationStrategyIds: [3],
        includeInsurance: null,
        mitigationProcess: "Check the list each quarter.",
        mitigationStatusId: 2,
        accountableContactId: contactIds[0] ?? null,
      },
    });
  await call(acceptRiskReport, {
    params: { planId },
    body: { indemnityPeriodId: 1, fastTrackRecovery: 150_000, riskReportReviewId: 1 },
  });
  const [statement] = await call(listCmtCompositionPresets);
  const contacts = contactIds.slice(0, 1);
  await call(createPolicy, {
    params: { orgId: organisationId },
    body: { contacts, responsible: policyStatement(statement?.value ?? "", BUSINESS) },
  });
  await call(savePlanPolicy, { params: { planId }, body: { contacts } });
}
