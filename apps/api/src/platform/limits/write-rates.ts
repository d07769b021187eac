import { TOO_MANY_CHANGES } from "@holdfast/contract/platform/errors";
import { type Clock, HOUR, MINUTE } from "../clock";
import { ProblemError } from "../problem-error";
import type { Limits } from "./limit-settings";
import { networkOf } from "./network-rules";

/** How many subjects are remembered; beyond this, those idle longest are forgotten. */
const MAX_SUBJECTS = 20_000;

/** A token bucket for each subject, in this process's memory. It starts full and refills steadily. */
export type Buckets = {
  /**
   * Takes `count` tokens. A subject with a full bucket may take more than it holds, so that no request is refused
   * forever.
   * @returns 0, or the seconds after which the same call would succeed; nothing is taken then
   */
  take(subject: string, count: number): number;
  /** Takes `count` tokens even if the bucket has fewer; at most one bucket is owed. */
  charge(subject: string, count: number): void;
};

/** Creates buckets of `max` tokens that refill in `window` milliseconds. */
export function tokenBuckets(clock: Clock, max: number, window: number): Buckets {
  // When each subject's bucket is full again (epoch ms); full buckets are not stored.
  const fullAt = new Map<string, number>();
  const forgetFull = (now: number) => {
    for (const [subject, at] of fullAt) if (at <= now) fullAt.delete(subject);
    for (const subject of fullAt.keys()) {
      // A tenth at a time, so that not every new subject walks the whole map.
      if (fullAt.size <= MAX_SUBJECTS * 0.9) return;
      fullAt.delete(subject);
    }
  };
  const remember = (subject: string, now: number, at: number) => {
    if (!fullAt.has(subject) && fullAt.size >= MAX_SUBJECTS) forgetFull(now);
    // Deleted first, so that the map stays in the order of the last write.
    fullAt.delete(subject);
    fullAt.set(subject, at);
  };
  const cost = (count: number) => (count * window) / max;
  return {
    take(subject, count) {
      const now = clock.now().getTime();
      const before = Math.max(now, fullAt.get(subject) ?? now);
      const after = before + cost(count);
      const wait = after - now - window;
      if (wait > 0 && before > now) return Math.max(1, Math.ceil(wait / 1_000));
      remember(subject, now, after);
      return 0;
    },
    charge(subject, count) {
      const now = clock.now().getTime();
      const before = Math.max(now, fullAt.get(subject) ?? now);
      remember(subject, now, Math.min(before + cost(count), now + 2 * window));
    },
  };
}

/** The author of a write: a person, or an address for requests without a session. */
export type Writer = { readonly userId?: string | undefined; readonly address: string };

export type WriteRates = {
  /** @throws ProblemError 429 with Retry-After if the writer makes too many requests */
  countCall(writer: Writer): void;
  /** @throws ProblemError 429 with Retry-After if the person's requests carry too many rows */
  countRows(writer: Writer, rows: number): void;
  /** Counts a refused body as that many additional requests. */
  countRefusedBody(writer: Writer, calls: number): void;
};

/** So that one large request that was refused does not stop a person for long. */
const MAX_REFUSED_CALLS = 64;

/** The write rates of this process. They are not in the database, where each write would cost a second one. */
export function writeRates(clock: Clock, limits: Limits): WriteRates {
  const calls = tokenBuckets(clock, limits.writesPerMinute, MINUTE);
  const addressCalls = tokenBuckets(clock, limits.addressWritesPerMinute, MINUTE);
  const rowsOfPeople = tokenBuckets(clock, limits.rowsPerHour, HOUR);
  const refuse = (retryAfter: number) => {
    if (retryAfter > 0) throw new ProblemError(TOO_MANY_CHANGES, { retryAfter });
  };
  return {
    countCall: ({ userId, address }) =>
      refuse(userId ? calls.take(userId, 1) : addressCalls.take(networkOf(address), 1)),
    countRows: ({ userId }, rows) => {
      if (userId) refuse(rowsOfPeople.take(userId, rows));
    },
    countRefusedBody({ userId, address }, further) {
      const count = Math.min(further, MAX_REFUSED_CALLS);
      if (count === 0) return;
      if (userId) calls.charge(userId, count);
      else addressCalls.charge(networkOf(address), count);
    },
  };
}

/** Returns how many rows a body carries: the length of its longest list, at least 1. */
export function rowsOf(body: unknown): number {
  if (typeof body !== "object" || body === null) return 1;
  const lists = Array.isArray(body) ? [body] : Object.values(body).filter(Array.isArray);
  return Math.max(1, ...lists.map(({ length }) => length));
}
