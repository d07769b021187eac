import { nextReviewDate } from "@holdfast/contract/risks/next-review-rules";
import { dateText } from "../document/date-text";
import type { RiskReportData } from "./risk-report-data";

/** DD/MM/YYYY of the day the report was accepted. */
export const acceptedOn = ({ acceptedDate }: RiskReportData): string => dateText(acceptedDate);

/** DD/MM/YYYY of the day the report is due for review (specification 4). */
export const nextReviewOn = ({ acceptedDate, report }: RiskReportData): string =>
  dateText(nextReviewDate(acceptedDate, report.riskReportReview.value));
