import { nextReviewDate } from "@holdfast/contract/risks/next-review-rules";
import type { RiskReport } from "@holdfast/contract/risks/report/risk-report";
import { dayOf, formatDate } from "../../../platform/date-format";
import styles from "./report.module.css";

type AcceptedReport = Pick<RiskReport, "createdAt" | "riskReportReview">;

type AcceptedBySectionProps = {
  readonly name: string;
  /** The report that this person accepted; null where they are about to. */
  readonly report: AcceptedReport | null;
};

const acceptedNote = ({ createdAt, riskReportReview }: AcceptedReport) => {
  const accepted = dayOf(new Date(createdAt));
  const nextReview = nextReviewDate(accepted, riskReportReview.value);
  return `On ${formatDate(accepted)}. Next review on ${formatDate(nextReview)}.`;
};

/** 'Accepted and agreed by': whose name stands under the answers. */
export const AcceptedBySection = ({ name, report }: AcceptedBySectionProps) => (
  <section className={styles.accepted} aria-labelledby="accepted-by">
    <h3 id="accepted-by" className={styles.acceptedTitle}>
      Accepted and agreed by
    </h3>
    <p className={styles.signature}>{name}</p>
    <p className={styles.acceptedNote}>
      {report === null
        ? "Your name stands in the report once you accept these answers."
        : acceptedNote(report)}
    </p>
  </section>
);
