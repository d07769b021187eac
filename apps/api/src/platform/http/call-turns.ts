import { TOO_MANY_CALLS_AT_ONCE } from "@holdfast/contract/platform/errors";
import { ProblemError } from "../problem-error";

/**
 * Limits how many requests of one caller (a person or a network) run at once. Further requests of the caller wait in
 * order of arrival; other callers are not affected. Counted in this process only.
 */
export type CallTurns = {
  /**
   * Runs `work` when the caller has a free slot.
   * @param waiter the waiting request; its time limit is shared by all its queues
   * @throws ProblemError 429 with Retry-After if too many of the caller's requests wait, or this one waited too long
   */
  run<T>(caller: string, waiter: Waiter, work: () => Promise<T>): Promise<T>;
};

/** One request, in whichever queue it waits. */
export type Waiter = {
  /** Whether the client has closed the connection; then its slot goes to the next request. */
  readonly isGone: () => boolean;
  readonly waitBudget: WaitBudget;
};

/** How much longer a request waits for all its turns together (ms); decreases while it waits. */
export type WaitBudget = { left: number };

export type CallTurnLimits = {
  /** Requests of one caller that run at once. */
  readonly atOnce: number;
  /** Further requests of one caller that wait. */
  readonly waiting: number;
};

type Line = { running: number; readonly waiting: Set<() => void> };

/** Seconds after which a refused request may succeed. */
const RETRY_AFTER = 2;
const tooMany = () => new ProblemError(TOO_MANY_CALLS_AT_ONCE, { retryAfter: RETRY_AFTER });

export function createCallTurns({ atOnce, waiting }: CallTurnLimits): CallTurns {
  const lines = new Map<string, Line>();

  const waitIn = (line: Line, waitBudget: WaitBudget) =>
    new Promise<void>((resolve, reject) => {
      const since = performance.now();
      const start = () => {
        clearTimeout(timer);
        waitBudget.left -= performance.now() - since;
        line.waiting.delete(start);
        resolve();
      };
      const timer = setTimeout(() => {
        line.waiting.delete(start);
        reject(tooMany());
      }, waitBudget.left);
      line.waiting.add(start);
    });

  return {
    async run(caller, { isGone, waitBudget }, work) {
      const line = lines.get(caller) ?? { running: 0, waiting: new Set() };
      lines.set(caller, line);
      if (line.running < atOnce) line.running += 1;
      else if (line.waiting.size < waiting) await waitIn(line, waitBudget);
      else throw tooMany();
      try {
        if (isGone()) throw tooMany();
        return await work();
      } finally {
        // The slot passes to the next in the queue, which counts as running from now on.
        const [next] = line.waiting;
        if (next) next();
        else line.running -= 1;
        if (line.running === 0) lines.delete(caller);
      }
    },
  };
}
