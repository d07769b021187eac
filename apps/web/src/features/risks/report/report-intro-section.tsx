import type { Risk } from "@holdfast/contract/risks/register/risk";
import { Card } from "../../../ui/layout/card";
import { hundredthsText } from "@holdfast/contract/platform/money-rules";
import type { MoneyCurrency } from "@holdfast/contract/platform/money-rules";
import { annualisedTotal } from "@holdfast/contract/risks/annualised-total-rules";
import styles from "./report.module.css";

type ReportIntroSectionProps = {
  readonly risks: readonly Risk[];
  readonly currency: MoneyCurrency;
  readonly isAccepted: boolean;
  /** Others can read the report but have nothing to do. */
  readonly mayAccept: boolean;
};

/** Sums up the assessment in figures and, for a user who can accept the report, says what to do next. */
export const ReportIntroSection = (props: ReportIntroSectionProps) => {
  const { risks, currency, isAccepted, mayAccept } = props;
  const insured = risks.filter(({ includeInsurance }) => includeInsurance === true).length;
  const count = risks.length === 1 ? "1 risk" : `${risks.length.toLocaleString("en-AU")} risks`;
  const next = mayAccept ? NEXT_TO_ACCEPT : NEXT_TO_READ;
  return (
    <Card
      title={
        mayAccept
          ? "Congratulations on completing your risk assessment"
          : "The risk assessment of this plan"
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
        </p>
        <p>{isAccepted ? next.accepted : next.open}</p>
      </div>
    </Card>
  );
};

const NEXT_TO_ACCEPT = {
  accepted: "Your report is below. Accept it again at each review, and whenever an answer changes.",
  open: "Three questions are left. Once you answer them, your Risk & Insurance Report appears below, ready to download and go through with your insurance broker.",
};

const NEXT_TO_READ = {
  accepted: "The accepted report is below, ready to read and download.",
  open: "The report will appear below once its three questions are answered.",
};
