import { listOf, matching, wholeNumber } from "../setting-rules";

/** What organisations may send by text message. Codes to a person's own number have limits of their own. */
export type TextMessageLimits = {
  /** Text messages of an organisation in 24 hours; then it sends emails only. */
  readonly perDay: number;
  /** ISO codes of the countries to send to; all if empty. */
  readonly countries: readonly string[];
};

export const TEXT_MESSAGE_SETTINGS = {
  SMS_PER_DAY: wholeNumber(0, 1_000_000, 300),
  SMS_COUNTRIES: matching(
    /^[A-Z]{2}(?:\s*,\s*[A-Z]{2})*$/u,
    "must be country codes such as AU,NZ,GB, separated by commas",
  ),
};

export const textMessagesOf = (settings: {
  readonly SMS_PER_DAY: number;
  readonly SMS_COUNTRIES?: string | undefined;
}): TextMessageLimits => ({
  perDay: settings.SMS_PER_DAY,
  countries: listOf(settings.SMS_COUNTRIES),
});
