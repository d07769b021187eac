import { POOL_SIZE } from "../database/connection-pool";
import { wholeNumber } from "../setting-rules";

/** How many requests run at once in a process and how many more wait; beyond that the response is 429. */
export type CallLimit = { readonly atOnce: number; readonly waiting: number };

export type CallLimits = {
  /** Requests of one signed-in person. */
  readonly person: CallLimit;
  /** Requests from one network address (IPv6: one /64 network), with and without a session. */
  readonly network: CallLimit;
};

const MAX_AT_ONCE = POOL_SIZE - 1;

/**
 * Accounts are free, so a person's limit alone does not protect the database's connections: a network has a
 * limit too. It is below the size of the connection pool, so that other networks are answered. Its line is
 * long, because a whole office can share one address.
 */
export const CALL_SETTINGS = {
  CALLS_AT_ONCE: wholeNumber(1, MAX_AT_ONCE, 4),
  CALLS_WAITING: wholeNumber(0, 10_000, 250),
  NETWORK_CALLS_AT_ONCE: wholeNumber(1, MAX_AT_ONCE, 6),
  NETWORK_CALLS_WAITING: wholeNumber(0, 10_000, 500),
};

export const callLimitsOf = (
  settings: Readonly<Record<keyof typeof CALL_SETTINGS, number>>,
): CallLimits => ({
  person: { atOnce: settings.CALLS_AT_ONCE, waiting: settings.CALLS_WAITING },
  network: { atOnce: settings.NETWORK_CALLS_AT_ONCE, waiting: settings.NETWORK_CALLS_WAITING },
});
