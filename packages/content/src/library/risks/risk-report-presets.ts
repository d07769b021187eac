import indemnityPeriods from "../../data/risks/risk_report_indemnity_presets.json";
import reviews from "../../data/risks/risk_report_review_presets.json";

/** An answer to question 1 of the Risk & Insurance Report. `value` is in months. */
export type RiskReportIndemnityPeriod = {
  readonly riskReportIndemnityPeriodId: number;
  readonly value: number;
  readonly name: string;
};

/** An answer to question 3 of the Risk & Insurance Report. `value` is in months. */
export type RiskReportReview = {
  readonly riskReportReviewId: number;
  readonly value: number;
  readonly name: string;
};

export const RISK_REPORT_INDEMNITY_PERIODS: readonly RiskReportIndemnityPeriod[] = indemnityPeriods;
export const RISK_REPORT_REVIEWS: readonly RiskReportReview[] = reviews;

const periodById = new Map(
  RISK_REPORT_INDEMNITY_PERIODS.map((period) => [period.riskReportIndemnityPeriodId, period]),
);
const reviewById = new Map(
  RISK_REPORT_REVIEWS.map((review) => [review.riskReportReviewId, review]),
);

/** Returns the indemnity period with that id; undefined if there is none. */
export const riskReportIndemnityPeriodById = (
  riskReportIndemnityPeriodId: number,
): RiskReportIndemnityPeriod | undefined => periodById.get(riskReportIndemnityPeriodId);

/** Returns the review period with that id; undefined if there is none. */
export const riskReportReviewById = (riskReportReviewId: number): RiskReportReview | undefined =>
  reviewById.get(riskReportReviewId);
