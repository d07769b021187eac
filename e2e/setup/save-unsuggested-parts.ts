import { listCmtCompositionPresets } from "@holdfast/contract/library/plan-lookups";
import { policyStatement } from "@holdfast/contract/policies/policy";
import { createPolicy, savePlanPolicy } from "@holdfast/contract/policies/policy-endpoints";
import { acceptRiskReport } from "@holdfast/contract/risks/report/risk-report-endpoints";
import { callerOf } from "./api-caller";
import type { RunningApp } from "./app";
import { BUSINESS, type OwnPlan } from "./own-plan";

/**
 * Saves what a complete plan needs and is not suggested: the accepted report, the policy and the accountable members.
 * Separate screens and journeys test how these are entered.
 */
export async function saveUnsuggestedParts(app: RunningApp, own: OwnPlan): Promise<void> {
  const { session, organisationId, planId, contactIds } = own;
  const call = callerOf(app.url, session.access_token);
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
