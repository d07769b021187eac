import { PRINTER_BUSY, TOO_MANY_PRINTS } from "@holdfast/contract/printing/errors";
import { Refusal } from "../refusal";
import type { PrintLimits } from "./print-limits";

/** Lets a bounded number of documents print at once; the others wait in order, or are refused. */
export type PrintQueue = {
  /**
   * Waits for a turn; call the answer once to give it back.
   * @throws Refusal PRINTER_BUSY when too many wait or it takes too long, TOO_MANY_PRINTS for one person.
   */
  enter(person: string, signal?: AbortSignal): Promise<() => void>;
  /** Refuses all that wait and all that come. */
  close(): void;
  readonly active: number;
};

const RETRY_AFTER = 10;
const busy = () => new Refusal(PRINTER_BUSY, { retryAfter: RETRY_AFTER });

type Waiting = { readonly start: () => void; readonly refuse: (reason: unknown) => void };

export function createPrintQueue(
  limits: Pick<PrintLimits, "concurrent" | "waiting" | "perPerson" | "waitTime">,
): PrintQueue {
  const waiting = new Set<Waiting>();
  const ofPerson = new Map<string, number>();
  let active = 0;
  let isClosed = false;

  const wait = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const place: Waiting = {
        start: () => leave(resolve),
        refuse: (reason) => leave(() => reject(reason)),
      };
      const giveUp = () => place.refuse(signal.reason);
      const leave = (settle: () => void) => {
        waiting.delete(place);
        signal.removeEventListener("abort", giveUp);
        settle();
      };
      signal.addEventListener("abort", giveUp);
      waiting.add(place);
    });

  const takeTurn = async (signal: AbortSignal | undefined) => {
    if (active < limits.concurrent) {
      active += 1;
      return;
    }
    if (waiting.size >= limits.waiting) throw busy();
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(busy()), limits.waitTime);
    try {
      await wait(signal ? AbortSignal.any([signal, patience.signal]) : patience.signal);
    } finally {
      clearTimeout(timer);
    }
  };

  /** A turn passes straight to the next in line, so that nobody slips in between. */
  const passOn = () => {
    const [next] = waiting;
    if (next) next.start();
    else active -= 1;
  };

  const count = (person: string, by: 1 | -1) => {
    const left = (ofPerson.get(person) ?? 0) + by;
    if (left > 0) ofPerson.set(person, left);
    else ofPerson.delete(person);
  };

  return {
    get active() {
      return active;
    },
    async enter(person, signal) {
      signal?.throwIfAborted();
      if (isClosed) throw busy();
      if ((ofPerson.get(person) ?? 0) >= limits.perPerson)
        throw new Refusal(TOO_MANY_PRINTS, { retryAfter: RETRY_AFTER });
      count(person, 1);
      try {
        await takeTurn(signal);
      } catch (refused) {
        count(person, -1);
        throw refused;
      }
      return () => {
        count(person, -1);
        passOn();
      };
    },
    close() {
      isClosed = true;
      for (const place of waiting) place.refuse(busy());
    },
  };
}
