import { nextReviewDate } from "@holdfast/contract/risks/next-review-rules";
import { dateText } from "../document/date-text";
import type { RiskReportData } from "./risk-report-data";

/** DD/MM/YYYY of the day the report was accepted. */
export const acceptedOn = ({ acceptedDate }: RiskReportData): string => dateText(acceptedDate);

/** What was accepted is not what is printed, where the register was changed since; else null. */
export const changedSinceText = (data: RiskReportData): string | null =>
  data.registerChangedDate === null
    ? null
    : `The register was changed after that, on ${dateText(data.registerChangedDate)}. The figures in this report are those of the date issued, ${dateText(data.dateIssued)}.`;

/** The day the report is due for review (specification 4), DD/MM/YYYY, and whether it is past on the date issued. */
export const nextReview = ({ acceptedDate, dateIssued, report }: RiskReportData) => {
  const date = nextReviewDate(acceptedDate, report.riskReportReview.value);
  return { on: dateText(date), isOverdue: date < dateIssued };
};
