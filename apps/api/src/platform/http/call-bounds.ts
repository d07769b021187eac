import { type WriteRates, writeRates } from "../limits/write-rates";
import type { Services } from "../services";
import { createCallTurns, type Waiter } from "./call-turns";
import { createLargeReads, type LargeReads } from "./large-reads";

/** The caller, as far as known. */
export type CallOf = Waiter & {
  readonly userId: string | undefined;
  /** See `networkOf`. */
  readonly network: string;
};

/**
 * The limits shared by all endpoints of a server. A request takes its turns in this order: heavy work or large read, person, network.
 * A request with a turn only waits for a later one, so requests cannot block each other.
 */
export type CallBounds = {
  readonly writes: WriteRates;
  /** How many lists and large documents one person reads at once. */
  readonly largeReads: LargeReads;
  /**
   * Runs `work` in a turn of the person, or without a turn if there is no session.
   * @throws ProblemError 429 with Retry-After if too many of the person's requests wait, or this one waited too long
   */
  inPersonTurn<T>(call: CallOf, work: () => Promise<T>): Promise<T>;
  /**
   * Runs `work`, which may use the database, in a turn of the caller's network.
   * @throws ProblemError 429 with Retry-After if too many of the network's requests wait, or this one waited too long
   */
  inNetworkTurn<T>(call: CallOf, work: () => Promise<T>): Promise<T>;
  /** Runs `work` when no other CPU-intensive work of the same person is running. Throws in the same way. */
  inHeavyTurn<T>(call: CallOf, work: () => Promise<T>): Promise<T>;
};

/** How long a request waits for all its turns together (ms). */
export const WAIT_TIME = 30_000;

export function callBoundsOf({ clock, config }: Pick<Services, "clock" | "config">): CallBounds {
  const { callLimits, userLimits } = config;
  const ofPerson = createCallTurns(callLimits.person);
  const ofNetwork = createCallTurns(callLimits.network);
  const ofHeavyWork = createCallTurns({ atOnce: 1, waiting: callLimits.person.waiting });
  return {
    writes: writeRates(clock, userLimits),
    largeReads: createLargeReads({
      atOnce: userLimits.largeReads,
      waiting: callLimits.person.waiting,
    }),
    inPersonTurn: (call, work) =>
      call.userId === undefined ? work() : ofPerson.run(call.userId, call, work),
    inNetworkTurn: (call, work) => ofNetwork.run(call.network, call, work),
    inHeavyTurn: (call, work) => ofHeavyWork.run(call.userId ?? call.network, call, work),
  };
}
