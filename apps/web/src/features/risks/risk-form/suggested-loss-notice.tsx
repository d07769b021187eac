import { Alert } from "../../../ui/feedback/alert";
import type { SuggestedAnswers } from "./risk-draft-rules";

type SuggestedLossNoticeProps = {
  readonly suggested: SuggestedAnswers;
  /** The country of the plan's location; null if it is only assumed. */
  readonly country: string | null;
};

/** The country whose prices the typical amounts come from. */
const COUNTRY_OF_AMOUNTS = "AU";

/** Says that the form starts with suggestions, and how to work out the loss value, which it does not fill in. */
export const SuggestedLossNotice = ({ suggested, country }: SuggestedLossNoticeProps) => (
  <Alert variant="note" title="Suggested answers">
    The likelihood is a suggestion for your industry. Change it if it does not fit, and enter your
    own loss value. {suggested.lossBasis}
    {country === COUNTRY_OF_AMOUNTS &&
      ` Typical in Australia, as an order of magnitude: AUD ${amount(suggested.lossLow)} to ${amount(suggested.lossHigh)} before insurance.`}
  </Alert>
);

const amount = (value: number) => value.toLocaleString("en-AU");
