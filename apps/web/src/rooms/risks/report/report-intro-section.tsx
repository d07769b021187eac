import type { Risk } from "@holdfast/contract/risks/register/risk";
import { Card } from "../../../design/card";
import { formatCount } from "../../../platform/money-format";
import { hundredthsText } from "@holdfast/contract/platform/money-rules";
import type { MoneyCurrency } from "@holdfast/contract/platform/money-rules";
import { annualisedTotal } from "@holdfast/contract/risks/annualised-total-rules";
import styles from "./report.module.css";

type ReportIntroSectionProps = {
  readonly risks: readonly Risk[];
  readonly currency: MoneyCurrency;
  readonly isAccepted: boolean;
};

/** Says what has been done, in the person's own figures, and what is still asked. */
export const ReportIntroSection = (props: ReportIntroSectionProps) => {
  const { risks, currency, isAccepted } = props;
  const insured = risks.filter(({ includeInsurance }) => includeInsurance === true).length;
  return (
    <Card title="Congratulations on completing your risk assessment">
      <div className={styles.words}>
        <p>
          You have put a figure on{" "}
          <strong>{risks.length === 1 ? "1 risk" : `${formatCount(risks.length)} risks`}</strong>,
          together{" "}
          <strong className="figures">{hundredthsText(annualisedTotal(risks), currency)}</strong> a
          year. {insured === 0 ? "None" : formatCount(insured)} of them{" "}
          {insured === 1 ? "is" : "are"} to be insured. Few businesses know as much about
          themselves.
        </p>
        <p>
          {isAccepted
            ? "Your report stands below. Accept it again at each review, and whenever an answer changes."
            : "Three questions are left. Answer them, and your Risk & Insurance Report stands below, ready to download and to go through with your insurance broker."}
        </p>
      </div>
    </Card>
  );
};
