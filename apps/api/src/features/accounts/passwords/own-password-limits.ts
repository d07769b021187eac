import { HOUR, MINUTE } from "../../../platform/clock";
import type { Limit } from "../../../platform/limits/rate-limits";

/** Emails with a reset link. The newest link works, so a stranger who uses up the limit locks no one out. */
export const RESETS_BY_ACCOUNT: Limit = { name: "resets-account", max: 5, window: HOUR };
export const RESETS_BY_ADDRESS: Limit = { name: "resets-address", max: 30, window: HOUR };
/** Requests that require the current password: a stolen session must not be able to guess it. */
export const OWN_PASSWORD_BY_ACCOUNT: Limit = {
  name: "own-password-account",
  max: 10,
  window: 10 * MINUTE,
};
