import { annualisedValue } from "@holdfast/contract/risks/annualised-value-rules";
import { formatAmount, formatUnits } from "../../../platform/format/money-format";
import type { MoneyCurrency } from "@holdfast/contract/platform/money-rules";

const FIRE = { timesAYear: 0.01, loss: 500_000 };

/** How to judge a risk, with a worked example in the plan's currency, and the keys that make it quick. */
export const AssessmentHelpPanel = ({ currency }: { readonly currency: MoneyCurrency }) => (
  <>
    <p>
      Go through each category and ask: could this stop us, here? Answer Yes only where it could;
      the rest stays at No.
    </p>
    <p>
      <strong>Likelihood</strong> is how often it is to be expected at this location. A building
      fire is commonly put at 1 in 100 years.
    </p>
    <p>
      <strong>Loss value</strong> is what one event would cost before any insurance pays: repairs,
      stock, lost income and the extra cost of carrying on.
    </p>
    <p>
      <strong>Annualised value</strong> is both together, so that a rare catastrophe and a weekly
      nuisance can be compared. <strong>For example:</strong> a fire that costs{" "}
      {formatUnits(FIRE.loss, currency)} once in 100 years comes to{" "}
      {formatAmount(annualisedValue(FIRE.timesAYear, FIRE.loss), currency)} a year.
    </p>
    <p>
      <strong>Transfer</strong> passes the loss on, mostly to an insurer. Then you are asked whether
      the risk is to be insured, and your Risk & Insurance Report looks at it in detail.
    </p>
    <p>
      <strong>By keyboard:</strong> up and down go from risk to risk, right or Y answers Yes, left
      or N answers No, Enter saves the form, Escape closes it.
    </p>
  </>
);
