import { createHmac } from "node:crypto";
import { type ErrorDefinition, TOO_MANY_REQUESTS } from "@holdfast/contract/platform/errors";
import { addMs } from "../clock";
import { ProblemError } from "../problem-error";
import type { SecretKeys } from "../secrets/secret-key";
import type { Services } from "../services";
import { networkOf } from "./network-rules";
import type { Queryable } from "../database/database";
import { countInOrder, deleteKeys, subtractAttempts } from "./rate-limits-store";

/** At most `max` attempts in `window` milliseconds. */
export type Limit = {
  readonly name: string;
  readonly max: number;
  readonly window: number;
  /** The message for a person, with the minutes until the next attempt; the general one without it. */
  readonly message?: (minutes: string) => string;
};

/** A limit, and the account or address it is counted for. */
export type LimitOf = readonly [limit: Limit, subject: string];

/** The parts of a call that its limits are counted for: the person and the network. */
export type LimitedCall = {
  readonly session: { readonly userId: string };
  readonly origin: { readonly address: string };
};

type CommandServices = Pick<Services, "database" | "clock" | "secret">;

/** Addresses and emails are hashed before they are stored. */
const keyOf = ({ secret }: Pick<CommandServices, "secret">, [limit, subject]: LimitOf) =>
  `${limit.name}:${createHmac("sha256", secret).update(networkOf(subject)).digest("base64url").slice(0, 22)}`;

/** The limit that refuses an attempt, and the error for the caller: 429 with Retry-After. */
export type PassedLimit = { readonly limit: Limit; readonly refusal: ProblemError };

export type Counting = {
  /** The limit that was passed, if one was. */
  readonly passed: PassedLimit | undefined;
  /** The limits under which the attempt was counted. */
  readonly counted: readonly LimitOf[];
  /** The count under the last of the limits; 0 if the attempt was refused before it. */
  readonly lastCount: number;
};

/**
 * Counts one attempt under each limit in order: an attempt refused by the first limit is not
 * counted under the next, so a refused address cannot use up another's account. The counts are in the database, so they
 * survive a restart and apply across processes.
 * @throws Error inside a transaction, because a refusal would roll the count back
 */
export async function countAttempts(
  deps: CommandServices,
  limits: readonly LimitOf[],
): Promise<Counting> {
  const now = deps.clock.now();
  const attempts = limits.map(([limit, subject]) => ({
    key: keyOf(deps, [limit, subject]),
    max: limit.max,
    windowEndsAt: addMs(now, limit.window),
  }));
  const counts = await countInOrder(deps.database.query, attempts, now);
  const counting = {
    passed: undefined,
    counted: limits.slice(0, counts.length),
    lastCount: counts[limits.length - 1]?.count ?? 0,
  };
  for (const [at, { count, windowEndsAt }] of counts.entries()) {
    const limit = limits[at]?.[0];
    if (!limit || count <= limit.max) continue;
    const retryAfter = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1_000));
    const refusal = new ProblemError(refusalOf(limit, retryAfter), { retryAfter });
    return { ...counting, passed: { limit, refusal } };
  }
  return counting;
}

function refusalOf({ message }: Limit, retryAfter: number): ErrorDefinition {
  const minutes = Math.ceil(retryAfter / 60);
  return message
    ? { ...TOO_MANY_REQUESTS, message: message(minutes === 1 ? "1 minute" : `${minutes} minutes`) }
    : TOO_MANY_REQUESTS;
}

/**
 * Counts one attempt and enforces the limits.
 * @throws ProblemError 429 with Retry-After once a limit is passed
 */
export async function enforceLimits(
  deps: CommandServices,
  limits: readonly LimitOf[],
): Promise<void> {
  const { passed } = await countAttempts(deps, limits);
  if (passed) throw passed.refusal;
}

/** `enforceLimits` for a single limit. */
export const enforceLimit = (deps: CommandServices, limit: Limit, subject: string): Promise<void> =>
  enforceLimits(deps, [[limit, subject]]);

/**
 * Subtracts one attempt that did no harm under each limit of failures. Attempts are counted first and refunded
 * afterwards, so parallel guesses cannot pass the limit.
 */
export const refund = (
  deps: CommandServices,
  limits: readonly LimitOf[],
  /** Limits whose count is cleared: the next attempt counts as the first. */
  ended: readonly LimitOf[] = [],
  db: Queryable = deps.database.query,
): Promise<void> => {
  const keysOf = (of: readonly LimitOf[]) => of.map((limit) => keyOf(deps, limit));
  const keys = { reduced: keysOf(limits), ended: keysOf(ended) };
  return subtractAttempts(db, keys, deps.clock.now());
};

/** Deletes the counts under these limits, also those keyed with a former secret. */
export const deleteCounts = (
  db: Queryable,
  { secret, formerSecrets }: SecretKeys,
  limits: readonly LimitOf[],
): Promise<void> => {
  const keys = [secret, ...formerSecrets].flatMap((key) =>
    limits.map((limit) => keyOf({ secret: key }, limit)),
  );
  return deleteKeys(db, keys);
};
