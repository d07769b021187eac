import { nextReviewDate } from "@holdfast/contract/risks/next-review-rules";
import { dateText } from "../document/text/date-text";
import type { RiskReportData } from "./risk-report-data";

/** Returns the date the report was accepted, for running text. */
export const acceptedOn = ({ acceptedDate }: RiskReportData): string => dateText(acceptedDate);

/** Returns a note if what the report shows changed after the acceptance; else null. */
export const changedSinceText = (data: RiskReportData): string | null => {
  const { registerChangedDate, dateIssued, report } = data;
  if (registerChangedDate !== null)
    return `The register or the insurance schedule was changed after that, on ${dateText(registerChangedDate)}. The figures in this report are those of the date issued, ${dateText(dateIssued)}.`;
  if (report.isBusinessChanged)
    return `The business, its location, the MTPD, a penalty or a responsible person was changed after that. This report shows the details of the date issued, ${dateText(dateIssued)}.`;
  return null;
};

/** Returns the review date (specification 4) for running text, and whether it has passed on the date issued. */
export const nextReview = ({ acceptedDate, dateIssued, report }: RiskReportData) => {
  const date = nextReviewDate(acceptedDate, report.riskReportReview.value);
  return { on: dateText(date), isOverdue: date < dateIssued };
};
