import type { Risk } from "@holdfast/contract/risks/register/risk";
import { Card } from "../../../ui/layout/card";
import { formatCount } from "../../../platform/format/money-format";
import { hundredthsText } from "@holdfast/contract/platform/money-rules";
import type { MoneyCurrency } from "@holdfast/contract/platform/money-rules";
import { annualisedTotal } from "@holdfast/contract/risks/annualised-total-rules";
import styles from "./report.module.css";

type ReportIntroSectionProps = {
  readonly risks: readonly Risk[];
  readonly currency: MoneyCurrency;
  readonly isAccepted: boolean;
  /** Others read what was done; they have nothing left to do. */
  readonly mayAccept: boolean;
};

/** Says what has been done, in the plan's own figures, and to those who may accept, what is still asked. */
export const ReportIntroSection = (props: ReportIntroSectionProps) => {
  const { risks, currency, isAccepted, mayAccept } = props;
  const insured = risks.filter(({ includeInsurance }) => includeInsurance === true).length;
  const count = risks.length === 1 ? "1 risk" : `${formatCount(risks.length)} risks`;
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
          {mayAccept ? "You have put a figure on" : "A figure stands on"} <strong>{count}</strong>,
          together{" "}
          <strong className="figures">{hundredthsText(annualisedTotal(risks), currency)}</strong> a
          year. {insured === 0 ? "None" : formatCount(insured)} of them{" "}
          {insured === 1 ? "is" : "are"} to be insured.
          {mayAccept && " Few businesses know as much about themselves."}
        </p>
        <p>{isAccepted ? next.accepted : next.open}</p>
      </div>
    </Card>
  );
};

const NEXT_TO_ACCEPT = {
  accepted:
    "Your report stands below. Accept it again at each review, and whenever an answer changes.",
  open: "Three questions are left. Answer them, and your Risk & Insurance Report stands below, ready to download and to go through with your insurance broker.",
};

const NEXT_TO_READ = {
  accepted: "The report stands below as it was accepted, ready to read and to download.",
  open: "The report stands below once its three questions are answered.",
};
