import { nextReviewDate } from "@holdfast/contract/risks/next-review-rules";
import { dateText } from "../document/date-text";
import type { RiskReportData } from "./risk-report-data";

/** Returns the date the report was accepted, DD/MM/YYYY. */
export const acceptedOn = ({ acceptedDate }: RiskReportData): string => dateText(acceptedDate);

/** Returns a note if the register changed after the acceptance, so that the printed figures differ; else null. */
export const changedSinceText = (data: RiskReportData): string | null =>
  data.registerChangedDate === null
    ? null
    : `The register was changed after that, on ${dateText(data.registerChangedDate)}. The figures in this report are those of the date issued, ${dateText(data.dateIssued)}.`;

/** Returns the review date (specification 4), DD/MM/YYYY, and whether it has passed on the date issued. */
export const nextReview = ({ acceptedDate, dateIssued, report }: RiskReportData) => {
  const date = nextReviewDate(acceptedDate, report.riskReportReview.value);
  return { on: dateText(date), isOverdue: date < dateIssued };
};
