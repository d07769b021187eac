import { PRINTER_BUSY, TOO_MANY_PRINTS } from "@holdfast/contract/printing/errors";
import { ProblemError } from "../problem-error";
import type { PrintCaller } from "./pdf-printer";
import type { PrintLimits } from "./print-limits";

/** A slot of one document, from before its body is read until its response is sent. */
export type QueuePlace = {
  /**
   * Waits for a turn; call the returned function once to end it.
   * @throws ProblemError PRINTER_BUSY if too many wait or it takes too long
   */
  turn(signal?: AbortSignal): Promise<() => void>;
  /** Frees the slot once no turn is in progress. Safe to call twice. */
  leave(): void;
};

/** Lets a bounded number of documents print at once; the others wait, or are refused. */
export type PrintQueue = {
  /** @throws ProblemError TOO_MANY_PRINTS for one person; PRINTER_BUSY for one network, or when too many wait. */
  take(caller: PrintCaller): QueuePlace;
  /** Refuses all waiting and future documents. */
  close(): void;
  readonly active: number;
};

const RETRY_AFTER = 10;
const busy = () => new ProblemError(PRINTER_BUSY, { retryAfter: RETRY_AFTER });

type Waiting = {
  readonly network: string;
  readonly start: () => void;
  readonly refuse: (reason: unknown) => void;
};

/** How often each name was added and not yet removed. */
function createCounts() {
  const counts = new Map<string, number>();
  const of = (name: string) => counts.get(name) ?? 0;
  return {
    of,
    add: (name: string) => void counts.set(name, of(name) + 1),
    remove: (name: string) => {
      if (of(name) > 1) counts.set(name, of(name) - 1);
      else counts.delete(name);
    },
  };
}

export function createPrintQueue(
  limits: Pick<PrintLimits, "concurrent" | "waiting" | "perPerson" | "perNetwork" | "waitTime">,
): PrintQueue {
  const waiting = new Set<Waiting>();
  const placesOfPerson = createCounts();
  const placesOfNetwork = createCounts();
  const turnsOfNetwork = createCounts();
  let active = 0;
  let isClosed = false;

  const isFull = () => active >= limits.concurrent && waiting.size >= limits.waiting;

  const wait = (network: string, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const place: Waiting = {
        network,
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

  const takeTurn = async (network: string, signal: AbortSignal | undefined) => {
    signal?.throwIfAborted();
    if (isClosed || isFull()) throw busy();
    if (active < limits.concurrent) {
      active += 1;
      turnsOfNetwork.add(network);
      return;
    }
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(busy()), limits.waitTime);
    try {
      await wait(network, signal ? AbortSignal.any([signal, patience.signal]) : patience.signal);
    } finally {
      clearTimeout(timer);
    }
  };

  /** Returns the first in the queue of the network with the fewest documents being printed. */
  const nextInLine = () => {
    let next: Waiting | undefined;
    for (const place of waiting)
      if (!next || turnsOfNetwork.of(place.network) < turnsOfNetwork.of(next.network)) next = place;
    return next;
  };

  /** A turn passes straight to the next in the queue, so that no later caller takes it. */
  const passOn = (network: string) => {
    turnsOfNetwork.remove(network);
    const next = nextInLine();
    if (!next) {
      active -= 1;
      return;
    }
    turnsOfNetwork.add(next.network);
    next.start();
  };

  const placeOf = ({ person, network }: PrintCaller): QueuePlace => {
    let turns = 0;
    let isLeft = false;
    let isFreed = false;
    const refund = () => {
      if (!isLeft || turns > 0 || isFreed) return;
      isFreed = true;
      placesOfPerson.remove(person);
      placesOfNetwork.remove(network);
    };
    return {
      async turn(signal) {
        await takeTurn(network, signal);
        turns += 1;
        return () => {
          turns -= 1;
          passOn(network);
          refund();
        };
      },
      leave() {
        isLeft = true;
        refund();
      },
    };
  };

  return {
    get active() {
      return active;
    },
    take(caller) {
      if (placesOfPerson.of(caller.person) >= limits.perPerson)
        throw new ProblemError(TOO_MANY_PRINTS, { retryAfter: RETRY_AFTER });
      if (isClosed || isFull() || placesOfNetwork.of(caller.network) >= limits.perNetwork)
        throw busy();
      placesOfPerson.add(caller.person);
      placesOfNetwork.add(caller.network);
      return placeOf(caller);
    },
    close() {
      isClosed = true;
      for (const place of waiting) place.refuse(busy());
    },
  };
}
