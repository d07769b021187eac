import { type DestinationStream, type Logger, pino } from "pino";
import { describeError } from "./describe-error";

/** The log of a process: JSON lines, to standard output unless told otherwise, without what people wrote. */
export function openLog(level: string, to?: DestinationStream): Logger {
  const options = { level, serializers: { err: describeError } };
  return to ? pino(options, to) : pino(options);
}
