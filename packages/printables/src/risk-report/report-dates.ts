import { dateOf } from "@holdfast/contract/platform/calendar-rules";
import type { RiskReport } from "@holdfast/contract/risks/report/risk-report";
import { nextReviewDate } from "@holdfast/contract/risks/next-review-rules";
import { dateText } from "../document/date-text";

/** DD/MM/YYYY of the day the report was accepted, on the UTC calendar like all dates of the contract. */
export const acceptedOn = ({ createdAt }: RiskReport): string =>
  dateText(dateOf(new Date(createdAt)));

/** DD/MM/YYYY of the day the report is due for review (specification 4). */
export const nextReviewOn = ({ createdAt, riskReportReview }: RiskReport): string =>
  dateText(dateOf(nextReviewDate(new Date(createdAt), riskReportReview.value)));
