import { HOUR, MINUTE } from "../../../platform/clock";
import type { Limit } from "../../../platform/limits/rate-limits";

/** Emails with a reset link. The newest link works, so a stranger who uses up the limit locks no one out. */
export const RESETS_BY_ACCOUNT: Limit = { name: "resets-account", most: 5, window: HOUR };
export const RESETS_BY_ADDRESS: Limit = { name: "resets-address", most: 30, window: HOUR };
/** Requests that require the current password: a stolen session must not be able to guess it. */
export const OWN_PASSWORD_BY_ACCOUNT: Limit = {
  name: "own-password-account",
  most: 10,
  window: 10 * MINUTE,
};
