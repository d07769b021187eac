import { TOO_MANY_CALLS_AT_ONCE } from "@holdfast/contract/platform/errors";
import { ProblemError } from "../problem-error";

/**
 * Runs `work` when its caller has a free slot. Further work of the caller waits in order of arrival; that of other
 * callers is not affected. Counted in this process only.
 * @throws ProblemError 429 with Retry-After if too much work of the caller waits
 */
export type ConcurrencyLimiter = <T>(caller: string, work: () => Promise<T>) => Promise<T>;

export type ConcurrencyLimit = {
  /** Work of one caller that runs at once. */
  readonly running: number;
  /** Further work of one caller that waits. */
  readonly waiting: number;
};

/** Seconds after which a refused request may succeed. */
const RETRY_AFTER = 2;

export function concurrencyLimiter({ running, waiting }: ConcurrencyLimit): ConcurrencyLimiter {
  const callers = new Map<string, { running: number; readonly queue: (() => void)[] }>();
  return async (caller, work) => {
    const slots = callers.get(caller) ?? { running: 0, queue: [] };
    callers.set(caller, slots);
    if (slots.running < running) slots.running += 1;
    else if (slots.queue.length < waiting)
      await new Promise<void>((start) => slots.queue.push(start));
    else throw new ProblemError(TOO_MANY_CALLS_AT_ONCE, { retryAfter: RETRY_AFTER });
    try {
      return await work();
    } finally {
      // The slot passes to the next in the queue, which counts as running from now on.
      const startNext = slots.queue.shift();
      if (startNext) startNext();
      else slots.running -= 1;
      if (slots.running === 0) callers.delete(caller);
    }
  };
}
