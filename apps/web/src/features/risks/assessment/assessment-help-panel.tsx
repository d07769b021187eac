import { annualisedValue } from "@holdfast/contract/risks/annualised-value-rules";
import styles from "./assessment.module.css";
import { TermPopover } from "../../library/public";
import { formatAmount, formatUnits } from "../../../platform/format/money-format";
import type { MoneyCurrency } from "@holdfast/contract/platform/money-rules";

const FIRE = { timesAYear: 0.01, loss: 500_000 };

/** Explains how to assess a risk, with an example in the plan's currency and the keyboard shortcuts. */
export const AssessmentHelpPanel = ({ currency }: { readonly currency: MoneyCurrency }) => (
  <>
    <p>
      Go through each category and ask: could this stop us at this location? Answer Yes only if it
      could. If nothing in a category could, tick ‘None of these apply’: the category then counts as
      looked at.
    </p>
    <p>
      <strong>Likelihood</strong> <TermPopover term="Likelihood" /> is how often you’d expect it at
      this location. A building fire is usually rated 1 in 100 years.
    </p>
    <p>
      <strong>Loss value</strong> <TermPopover term="Loss Value" /> is what one event would cost
      before any insurance pays: repairs, stock, lost income and the extra cost of carrying on.
    </p>
    <p>
      <strong>Annualised value</strong> <TermPopover term="Annualised Value" /> combines the two, so
      you can compare a rare catastrophe with a weekly nuisance. <strong>For example:</strong> a
      fire that costs {formatUnits(FIRE.loss, currency)} once in 100 years works out at{" "}
      {formatAmount(annualisedValue(FIRE.timesAYear, FIRE.loss), currency)} a year.
    </p>
    <p>
      <strong>Transfer</strong> shifts the loss to someone else, usually an insurer. You’ll be asked
      whether the risk will be insured, and your Risk & Insurance Report covers it in detail.
    </p>
    <p className={styles.keys}>
      <strong>Keyboard shortcuts:</strong> Up and Down move between risks. Right or Y answers Yes;
      Left or N answers No. Enter saves the form; Escape closes it.
    </p>
  </>
);
