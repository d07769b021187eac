import { TOO_MANY_CALLS_AT_ONCE } from "@holdfast/contract/platform/errors";
import { Refusal } from "../refusal";

/**
 * Limits how many calls of one caller run at the same time; a caller is a person or a network. Further calls
 * of the caller wait in the order they came; other callers are not affected. Counted in this process only.
 */
export type CallTurns = {
  /**
   * Runs `work` when the caller has a free place.
   * @param waiter what waits: its patience is shared by all lines it stands in.
   * @throws Refusal 429 with Retry-After where too many calls of the caller wait, or this one waited too long.
   */
  run<T>(caller: string, waiter: Waiter, work: () => Promise<T>): Promise<T>;
};

/** One call, in whichever line it stands. */
export type Waiter = {
  /** Whether the client has closed the connection: then its place goes to the next call. */
  readonly isGone: () => boolean;
  readonly patience: Patience;
};

/** How long a call still waits for all its turns together (ms); it shrinks while the call waits. */
export type Patience = { left: number };

export type CallTurnLimits = {
  /** Calls of one caller that run at the same time. */
  readonly atOnce: number;
  /** Further calls of one caller that wait. */
  readonly waiting: number;
};

type Line = { running: number; readonly waiting: Set<() => void> };

/** Seconds after which a refused call may succeed. */
const RETRY_AFTER = 2;
const tooMany = () => new Refusal(TOO_MANY_CALLS_AT_ONCE, { retryAfter: RETRY_AFTER });

export function createCallTurns({ atOnce, waiting }: CallTurnLimits): CallTurns {
  const lines = new Map<string, Line>();

  const waitIn = (line: Line, patience: Patience) =>
    new Promise<void>((resolve, reject) => {
      const since = performance.now();
      const start = () => {
        clearTimeout(timer);
        patience.left -= performance.now() - since;
        line.waiting.delete(start);
        resolve();
      };
      const timer = setTimeout(() => {
        line.waiting.delete(start);
        reject(tooMany());
      }, patience.left);
      line.waiting.add(start);
    });

  return {
    async run(caller, { isGone, patience }, work) {
      const line = lines.get(caller) ?? { running: 0, waiting: new Set() };
      lines.set(caller, line);
      if (line.running < atOnce) line.running += 1;
      else if (line.waiting.size < waiting) await waitIn(line, patience);
      else throw tooMany();
      try {
        if (isGone()) throw tooMany();
        return await work();
      } finally {
        // The place passes to the next in line, which counts as running from then on.
        const [next] = line.waiting;
        if (next) next();
        else line.running -= 1;
        if (line.running === 0) lines.delete(caller);
      }
    },
  };
}
