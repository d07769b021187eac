import {
  riskReportIndemnityPeriodById,
  riskReportReviewById,
} from "@holdfast/content/library/risks/risk-report-presets";
import type { RiskReport } from "@holdfast/contract/risks/report/risk-report";
import type { RiskReportRow } from "./risk-reports-store";

/**
 * Returns a report in the API's format, with the values of its presets.
 * @param risksChangedAt when the plan's risks were last changed
 */
export function describeRiskReport(row: RiskReportRow, risksChangedAt: Date | null): RiskReport {
  const period = riskReportIndemnityPeriodById(row.indemnityPeriodId);
  const review = riskReportReviewById(row.reviewId);
  if (!period || !review)
    throw new Error("A saved report has presets that are not in the library.");
  return {
    createdAt: row.createdAt.toISOString(),
    indemnityPeriod: {
      riskReportIndemnityPeriodId: period.riskReportIndemnityPeriodId,
      value: period.value,
    },
    fastTrackRecovery: row.fastTrackRecovery,
    riskReportReview: { riskReportReviewId: review.riskReportReviewId, value: review.value },
    acceptedByUserName: row.acceptedByUserName,
    registerChangedAt:
      risksChangedAt && risksChangedAt > row.createdAt ? risksChangedAt.toISOString() : null,
    isBusinessChanged: row.isBasisChanged,
  };
}
