import { DAY, HOUR, MINUTE } from "../../../platform/clock";
import type { Limit } from "../../../platform/limits/rate-limits";

/*
 * Per account and per address, with short windows, so that a stranger cannot lock anyone out for long. Limits per
 * address count failures only: a whole office may share one address, and all of it logs in during an emergency.
 */

export const CREDENTIALS_BY_ACCOUNT: Limit = {
  name: "credentials-account",
  max: 10,
  window: 10 * MINUTE,
};
export const CREDENTIALS_BY_ADDRESS: Limit = {
  name: "credentials-address",
  max: 60,
  window: 10 * MINUTE,
};
/** Applies once either is used up: for one account from one of its familiar addresses. */
export const CREDENTIALS_FROM_FAMILIAR_ADDRESS: Limit = {
  name: "credentials-familiar-address",
  max: 10,
  window: 10 * MINUTE,
};
export const CODES_BY_ACCOUNT: Limit = { name: "codes-account", max: 20, window: 10 * MINUTE };
export const CODES_BY_ADDRESS: Limit = { name: "codes-address", max: 60, window: 10 * MINUTE };
/**
 * Consecutive wrong passwords and codes of one account, on any endpoint; a completed sign-in or a new password resets
 * the count. NIST SP 800-63B allows at most 100.
 */
export const FAILURES_BY_ACCOUNT: Limit = { name: "failures-account", max: 50, window: 365 * DAY };
export const REGISTRATIONS_BY_ADDRESS: Limit = {
  name: "registrations-address",
  max: 30,
  window: HOUR,
};
export const EMAILS_BY_ACCOUNT: Limit = { name: "emails-account", max: 5, window: HOUR };
/** Separate from registrations: otherwise the number of responses would reveal that an address was just registered. */
export const RESENDS_BY_ACCOUNT: Limit = { name: "resends-account", max: 5, window: HOUR };
