import type * as z from "zod/mini";
import { SECOND } from "./clock";
import { wholeNumber } from "./setting-rules";

/** Timeouts of a connection (ms). */
export type Timeouts = {
  /** Until the headers of a request have arrived. */
  readonly headers: number;
  /** Until the whole request has arrived, its body included. Handling it does not count. */
  readonly request: number;
  /** Without a byte in either direction. Longer than any response takes to begin. */
  readonly silence: number;
  /** Until the next request on a connection. A proxy in front should close its own earlier. */
  readonly keepAlive: number;
};

const HEADERS_WITHIN = 20 * SECOND;
/** A print waits up to 105 seconds for its turn, a browser and its pages before the response begins. */
const SILENCE = 120 * SECOND;

export const TIMEOUT_SETTINGS = {
  REQUEST_TIMEOUT: wholeNumber(5, 3_600, 120, "of seconds"),
  KEEP_ALIVE_TIMEOUT: wholeNumber(1, 600, 72, "of seconds"),
  PRINT_TIMEOUT: wholeNumber(5, 60, 20, "of seconds"),
} as const;

type Settings = {
  readonly [Name in keyof typeof TIMEOUT_SETTINGS]: z.infer<(typeof TIMEOUT_SETTINGS)[Name]>;
};

/** Headers must arrive no later than the whole request. */
export const timeoutsOf = (settings: Settings): Timeouts => ({
  headers: Math.min(HEADERS_WITHIN, settings.REQUEST_TIMEOUT * SECOND),
  request: settings.REQUEST_TIMEOUT * SECOND,
  silence: SILENCE,
  keepAlive: settings.KEEP_ALIVE_TIMEOUT * SECOND,
});
