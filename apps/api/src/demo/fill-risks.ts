import { LIKELIHOOD_PRESETS } from "@holdfast/content/library/risks/likelihood-presets";
import { MITIGATION_STATUSES } from "@holdfast/content/library/risks/mitigation-statuses";
import { MITIGATION_STRATEGIES } from "@holdfast/content/library/risks/mitigation-strategies";
import { RISK_CATEGORIES } from "@holdfast/content/library/risks/risk-categories";
import { RISK_PRESETS } from "@holdfast/content/library/risks/risk-presets";
import {
  RISK_REPORT_INDEMNITY_PERIODS,
  RISK_REPORT_REVIEWS,
} from "@holdfast/content/library/risks/risk-report-presets";
import { addDays, dateOf } from "@holdfast/contract/platform/calendar-rules";
import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { createInsurancePolicy } from "@holdfast/contract/risks/insurance/insurance-policy-endpoints";
import { acceptRiskReport } from "@holdfast/contract/risks/report/risk-report-endpoints";
import { BUSINESS_RISKS } from "./cafe-business-risks";
import { PLACE_RISKS } from "./cafe-place-risks";
import { INDEMNITY_PERIOD, type CafeRisk } from "./cafe-risk";
import type { Caller } from "./caller";
import type { CafeDirectory } from "./fill-directory";
import { CAFE_POLICIES } from "./cafe-recovery-details";
import { findByName } from "./find-by-name";

const LIKELIHOODS = LIKELIHOOD_PRESETS.map(({ text, likelihoodPresetId }) => ({
  name: text,
  likelihoodPresetId,
}));

/** The café owner's answers in the risk report, in Australian dollars. */
const REPORT = {
  indemnityPeriod: INDEMNITY_PERIOD,
  fastTrackRecovery: 150_000,
  review: "Every 6 months",
};

const identityOf = (risk: CafeRisk) =>
  "preset" in risk
    ? { riskPresetId: findByName(RISK_PRESETS, risk.preset).riskPresetId }
    : {
        riskCategoryId: findByName(RISK_CATEGORIES, risk.category).riskCategoryId,
        name: risk.name,
        description: risk.description,
      };

/** Adds the café's risk assessment, its insurance schedule and its accepted report; follow-up dates are counted from `now`. */
export async function fillRisks(
  call: Caller,
  planId: string,
  { contactId }: CafeDirectory,
  now: Date,
): Promise<void> {
  for (const risk of [...PLACE_RISKS, ...BUSINESS_RISKS])
    await call(createRisk, {
      params: { planId },
      body: {
        ...identityOf(risk),
        likelihoodPresetId: findByName(LIKELIHOODS, risk.likelihood).likelihoodPresetId,
        cost: risk.loss,
        mitigationStrategyIds: risk.strategies.map(
          (strategy) => findByName(MITIGATION_STRATEGIES, strategy).mitigationStrategyId,
        ),
        includeInsurance: risk.isInsured ?? null,
        mitigationProcess: risk.how,
        mitigationStatusId: findByName(MITIGATION_STATUSES, risk.status).mitigationStatusId,
        accountableContactId: contactId(risk.responsible),
        followUpDate: addDays(dateOf(now), risk.followUpInDays),
        comments: risk.comments ?? null,
      },
    });
  for (const body of CAFE_POLICIES) await call(createInsurancePolicy, { params: { planId }, body });
  // Last: a later change would make it out of date.
  await call(acceptRiskReport, {
    params: { planId },
    body: {
      indemnityPeriodId: findByName(RISK_REPORT_INDEMNITY_PERIODS, REPORT.indemnityPeriod)
        .riskReportIndemnityPeriodId,
      fastTrackRecovery: REPORT.fastTrackRecovery,
      riskReportReviewId: findByName(RISK_REPORT_REVIEWS, REPORT.review).riskReportReviewId,
    },
  });
}
