import type { Share } from "@holdfast/contract/plans/plan-facts";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { Link } from "react-router";
import { Card } from "../../../ui/layout/card";
import { hundredthsText } from "@holdfast/contract/platform/money-rules";
import type { MoneyCurrency } from "@holdfast/contract/platform/money-rules";
import { annualisedTotal } from "@holdfast/contract/risks/annualised-total-rules";
import { lookedAtText } from "@holdfast/contract/plans/plan-completion-rules";
import styles from "./report.module.css";

type ReportIntroSectionProps = {
  /** Those that a person has confirmed. */
  readonly risks: readonly Risk[];
  readonly proposedCount: number;
  readonly currency: MoneyCurrency;
  /** Categories of the assessment that were looked at. */
  readonly lookedAt: Share;
  readonly isAccepted: boolean;
  /** Others can read the report but have nothing to do. */
  readonly mayAccept: boolean;
};

/** Sums up the assessment in figures and, for a user who can accept the report, says what to do next. */
export const ReportIntroSection = (props: ReportIntroSectionProps) => {
  const { risks, proposedCount, currency, lookedAt, isAccepted, mayAccept } = props;
  const isComplete = lookedAt.done >= lookedAt.total;
  const insured = risks.filter(({ includeInsurance }) => includeInsurance === true).length;
  const count = risks.length === 1 ? "1 risk" : `${risks.length.toLocaleString("en-AU")} risks`;
  const next = mayAccept ? NEXT_TO_ACCEPT : NEXT_TO_READ;
  return (
    <Card
      title={
        isComplete
          ? mayAccept
            ? "Congratulations on completing your risk assessment"
            : "The risk assessment of this plan"
          : lookedAtText(lookedAt)
      }
    >
      <div className={styles.words}>
        <p>
          {mayAccept && "You have assessed "}
          <strong>{count}</strong>
          {!mayAccept && (risks.length === 1 ? " has been assessed" : " have been assessed")},{" "}
          <strong className="figures">{hundredthsText(annualisedTotal(risks), currency)}</strong>{" "}
          per year in total. {insured === 0 ? "None" : insured.toLocaleString("en-AU")} of them will
          be insured.
          {proposedCount > 0 && ` ${proposedText(proposedCount)}`}
        </p>
        {isComplete ? (
          <p>{isAccepted ? next.accepted : next.open}</p>
        ) : (
          <UnfinishedAssessment mayAccept={mayAccept} />
        )}
      </div>
    </Card>
  );
};

const proposedText = (count: number) =>
  count === 1
    ? "1 more is proposed and counts in nothing until you confirm it in the register."
    : `${count} more are proposed and count in nothing until you confirm them in the register.`;

/** Says that what can be accepted now is a first draft. */
const UnfinishedAssessment = ({ mayAccept }: { readonly mayAccept: boolean }) =>
  mayAccept ? (
    <p>
      <Link to="/dashboard/risk/assessment">Continue the assessment</Link>, or answer the three
      questions below and accept the report as a first draft.
    </p>
  ) : (
    <p>The assessment is not finished, so the report is a first draft.</p>
  );

const NEXT_TO_ACCEPT = {
  accepted: "Your report is below. Accept it again at each review, and whenever an answer changes.",
  open: "Three questions are left. Once you answer them, your Risk & Insurance Report appears below, ready to download and go through with your insurance broker.",
};

const NEXT_TO_READ = {
  accepted: "The accepted report is below, ready to read and download.",
  open: "The report will appear below once its three questions are answered.",
};
