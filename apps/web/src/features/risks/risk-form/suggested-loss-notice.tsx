import { Alert } from "../../../ui/feedback/alert";
import type { SuggestedAnswers } from "./risk-draft-rules";

type SuggestedLossNoticeProps = { readonly suggested: SuggestedAnswers };

/** Says that the form starts with suggestions, and how to work out the loss value, which it does not fill in. */
export const SuggestedLossNotice = ({ suggested }: SuggestedLossNoticeProps) => (
  <Alert variant="note" title="Suggested answers">
    The likelihood is a suggestion for your industry. Change it if it does not fit, and enter your
    own loss value. {suggested.lossBasis} Typical in Australia, as an order of magnitude: AUD{" "}
    {suggested.lossLow.toLocaleString("en-AU")} to {suggested.lossHigh.toLocaleString("en-AU")}{" "}
    before insurance.
  </Alert>
);
