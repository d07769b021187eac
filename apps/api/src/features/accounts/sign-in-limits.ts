import { DAY, HOUR, MINUTE } from "../../platform/clock";
import type { Limit } from "../../platform/limits/rate-limits";

/*
 * Per account and per address; kept short, so that a stranger cannot lock anybody out for long. Those of an
 * address count failures: a whole office may stand behind one, and all of it logs in on the worst day.
 */

export const CREDENTIALS_BY_ACCOUNT: Limit = {
  name: "credentials-account",
  most: 10,
  window: 10 * MINUTE,
};
export const CREDENTIALS_BY_ADDRESS: Limit = {
  name: "credentials-address",
  most: 60,
  window: 10 * MINUTE,
};
/** Once either is used up: for one account from one address that it knows. */
export const CREDENTIALS_FROM_FAMILIAR_ADDRESS: Limit = {
  name: "credentials-familiar-address",
  most: 10,
  window: 10 * MINUTE,
};
export const CODES_BY_ACCOUNT: Limit = { name: "codes-account", most: 20, window: 10 * MINUTE };
export const CODES_BY_ADDRESS: Limit = { name: "codes-address", most: 60, window: 10 * MINUTE };
/**
 * Wrong passwords and codes of one account in a row, wherever they are asked for; a completed sign-in and a
 * new password end the count. NIST SP 800-63B allows 100 at most.
 */
export const FAILURES_BY_ACCOUNT: Limit = { name: "failures-account", most: 50, window: 365 * DAY };
export const REGISTRATIONS_BY_ADDRESS: Limit = {
  name: "registrations-address",
  most: 30,
  window: HOUR,
};
export const EMAILS_BY_ACCOUNT: Limit = { name: "letters-account", most: 5, window: HOUR };
