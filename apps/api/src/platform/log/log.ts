import { type DestinationStream, type Logger, pino } from "pino";
import { describeError } from "./describe-error";

/** Opens the log of a process: JSON lines, to standard output unless `to` is given, without user content. */
export function openLog(level: string, to?: DestinationStream): Logger {
  const options = { level, serializers: { err: describeError } };
  return to ? pino(options, to) : pino(options);
}
