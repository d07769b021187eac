import { HOUR, MINUTE } from "../../../platform/clock";
import type { Limit } from "../../../platform/limits/rate-limits";

/** Text messages cost money, and must not be used to harass strangers. */
export const PHONE_CODES_BY_ADDRESS: Limit = {
  name: "phone-codes-address",
  max: 30,
  window: HOUR,
};
export const PHONE_CODES_BY_ACCOUNT: Limit = {
  name: "phone-codes-account",
  max: 10,
  window: HOUR,
};
export const PHONE_CODES_BY_NUMBER: Limit = { name: "phone-codes-number", max: 5, window: HOUR };
export const PHONE_TRIES_BY_ADDRESS: Limit = {
  name: "phone-tries-address",
  max: 60,
  window: 10 * MINUTE,
};
export const PHONE_TRIES_BY_ACCOUNT: Limit = {
  name: "phone-tries-account",
  max: 20,
  window: 10 * MINUTE,
};
/** Each one sends an email to an address of the caller's choice, and reveals whether it has an account. */
export const EMAIL_CHANGES_BY_ACCOUNT: Limit = {
  name: "email-changes-account",
  max: 5,
  window: HOUR,
};
/** Decoding images is expensive. */
export const AVATARS_BY_ACCOUNT: Limit = { name: "avatars-account", max: 20, window: HOUR };
