import { dateInText } from "@holdfast/contract/platform/calendar-rules";
import { lookedAtText } from "@holdfast/contract/plans/plan-completion-rules";
import type { Share } from "@holdfast/contract/plans/plan-facts";
import { nextReviewDate } from "@holdfast/contract/risks/next-review-rules";
import type { RiskReport } from "@holdfast/contract/risks/report/risk-report";
import { Alert } from "../../../ui/feedback/alert";
import { dayOf, instantInText } from "../../../platform/format/date-format";
import { useToday } from "../../../platform/format/use-today";
import styles from "./report.module.css";

type AcceptedReport = Pick<
  RiskReport,
  "createdAt" | "registerChangedAt" | "isBusinessChanged" | "riskReportReview"
>;

type AcceptedBySectionProps = {
  readonly name: string;
  /** The report that this person accepted; null before they do. */
  readonly report: AcceptedReport | null;
  /** Categories of the assessment that were looked at. */
  readonly lookedAt: Share;
};

/** @param today YYYY-MM-DD in the user's time zone */
const acceptedNote = ({ createdAt, riskReportReview }: AcceptedReport, today: string) => {
  const accepted = dayOf(new Date(createdAt));
  const nextReview = nextReviewDate(accepted, riskReportReview.value);
  return nextReview < today
    ? `On ${dateInText(accepted)}. The review was due on ${dateInText(nextReview)} and is overdue.`
    : `On ${dateInText(accepted)}. Next review on ${dateInText(nextReview)}.`;
};

/** 'Accepted and agreed by': who accepted the answers, and whether the register has changed since. */
export const AcceptedBySection = ({ name, report, lookedAt }: AcceptedBySectionProps) => {
  const today = useToday();
  return (
    <section className={styles.accepted} aria-labelledby="accepted-by">
      <h3 id="accepted-by" className={styles.acceptedTitle}>
        Accepted and agreed by
      </h3>
      <p className={styles.signature}>{name}</p>
      <p className={styles.acceptedNote}>
        {report === null
          ? "Your name will appear in the report once you accept these answers."
          : acceptedNote(report, today)}
      </p>
      {report && lookedAt.done < lookedAt.total && (
        <Alert variant="warning" title={`A first draft: ${lookedAtText(lookedAt)}.`}>
          Finish the assessment, then accept the report again.
        </Alert>
      )}
      {report?.registerChangedAt && (
        <Alert
          variant="warning"
          title={`The register or the insurance schedule was changed after this, on ${instantInText(report.registerChangedAt)}.`}
        >
          The report shows the new figures. Review and accept it again.
        </Alert>
      )}
      {report?.isBusinessChanged && (
        <Alert
          variant="warning"
          title="The business, its location, the MTPD, a penalty or a responsible person was changed after this."
        >
          The report shows the new details. Review and accept it again.
        </Alert>
      )}
    </section>
  );
};
