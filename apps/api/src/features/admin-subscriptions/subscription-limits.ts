import { HOUR, MINUTE } from "../../platform/clock";
import type { Limit } from "../../platform/limits/rate-limits";

/** A workbook of 10,000 rows takes a good part of a second to build. */
export const SUBSCRIPTION_FILES_BY_PERSON: Limit = {
  name: "subscription-files-account",
  max: 60,
  window: 10 * MINUTE,
};
/** A promo code without uses takes nothing from the quota, so their number is limited by time. */
export const PROMO_CODES_BY_ACCOUNT: Limit = {
  name: "promo-codes-account",
  max: 100,
  window: HOUR,
};
/** Keys must not be used to email many strangers, or one person repeatedly. */
export const KEY_EMAILS_BY_ACCOUNT: Limit = { name: "key-emails-account", max: 200, window: HOUR };
export const KEY_EMAILS_BY_RECIPIENT: Limit = {
  name: "key-emails-recipient",
  max: 20,
  window: HOUR,
};
