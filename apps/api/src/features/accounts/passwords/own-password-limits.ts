import { HOUR, MINUTE } from "../../../platform/clock";
import type { Limit } from "../../../platform/limits/rate-limits";

/** EmailMessages with a reset link; the newest link works, so a stranger who uses them up locks nobody out. */
export const RESETS_BY_ACCOUNT: Limit = { name: "resets-account", most: 5, window: HOUR };
export const RESETS_BY_ADDRESS: Limit = { name: "resets-address", most: 30, window: HOUR };
/** The present password, asked for once more: a stolen session must not guess it. */
export const OWN_PASSWORD_BY_ACCOUNT: Limit = {
  name: "own-password-account",
  most: 10,
  window: 10 * MINUTE,
};
