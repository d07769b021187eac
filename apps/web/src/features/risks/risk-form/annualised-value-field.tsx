import type { LikelihoodPreset } from "@holdfast/contract/library/risk-lookups";
import { annualisedValue } from "@holdfast/contract/risks/annualised-value-rules";
import { formatAmount, formatUnits } from "../../../platform/format/money-format";
import type { MoneyCurrency } from "@holdfast/contract/platform/money-rules";
import styles from "./risk-form.module.css";

type AnnualisedValueFieldProps = {
  readonly likelihood: LikelihoodPreset | undefined;
  /** Loss value in whole units of the currency. */
  readonly cost: number | null | undefined;
  readonly currency: MoneyCurrency;
};

/** Shows what the risk costs in an average year, live as likelihood and loss value change. */
export const AnnualisedValueField = ({ likelihood, cost, currency }: AnnualisedValueFieldProps) => {
  const isKnown = likelihood !== undefined && typeof cost === "number" && cost >= 0;
  return (
    <div className={styles.annualised}>
      <span id="annualised-value" className={styles.annualisedLabel}>
        Annualised Value
      </span>
      <output className={styles.annualisedValue} aria-labelledby="annualised-value">
        {isKnown ? (
          <>
            <strong className="figures">
              {formatAmount(annualisedValue(likelihood.value, cost), currency)}
            </strong>
            <span className={styles.working}>
              {formatUnits(cost, currency)} × {likelihood.value} a year
            </span>
          </>
        ) : (
          <span className={styles.working}>Enter likelihood and loss value</span>
        )}
      </output>
    </div>
  );
};
