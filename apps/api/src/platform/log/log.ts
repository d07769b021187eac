import { type DestinationStream, type Logger, pino } from "pino";
import { describeError } from "./describe-error";
import { linesForPeople } from "./lines-for-people";

/**
 * Opens the log of a process, without user content, to standard output unless `to` is given: JSON lines, or lines for
 * people if standard output is a terminal.
 */
export function openLog(level: string, to?: DestinationStream): Logger {
  const options = { level, serializers: { err: describeError } };
  if (to) return pino(options, to);
  return process.stdout.isTTY ? pino(options, linesForPeople(process.stdout)) : pino(options);
}
