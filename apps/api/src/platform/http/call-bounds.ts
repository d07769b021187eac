import type { Services } from "../services";
import { type WriteRates, writeRates } from "../limits/write-rates";
import { type CallTurns, createCallTurns } from "./call-turns";

/** The bounds that all endpoints of a server share. */
export type CallBounds = {
  readonly writes: WriteRates;
  /** How many calls of one caller run at the same time. */
  readonly calls: CallTurns;
  /** How many lists and large documents one person reads at the same time. */
  readonly largeReads: CallTurns;
};

/** How long a call waits for its turn (ms). */
const WAIT_TIME = 30_000;

export function callBoundsOf({ clock, config }: Pick<Services, "clock" | "config">): CallBounds {
  const { callsAtOnce: atOnce, callsWaiting: waiting, userLimits } = config;
  return {
    writes: writeRates(clock, userLimits),
    calls: createCallTurns({ atOnce, waiting, waitTime: WAIT_TIME }),
    largeReads: createCallTurns({ atOnce: userLimits.largeReads, waiting, waitTime: WAIT_TIME }),
  };
}
