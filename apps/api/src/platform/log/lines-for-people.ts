import type { DestinationStream } from "pino";
import type { DescribedError } from "./describe-error";

type Line = {
  readonly level: number;
  /** Epoch ms. */
  readonly time: number;
  readonly msg?: string;
  readonly err?: DescribedError;
};

const LEVELS: Readonly<Record<number, string>> = {
  20: "Debug",
  30: "Info",
  40: "Warning",
  50: "Error",
  60: "Fatal error",
};

/** Rewrites JSON log lines for a person at a terminal: time, level and message, then the error if there is one. */
export const linesForPeople = (to: { write(text: string): unknown }): DestinationStream => ({
  write: (json) => void to.write(lineOf(JSON.parse(json) as Line)),
});

const lineOf = ({ level, time, msg, err }: Line) =>
  `${new Date(time).toTimeString().slice(0, 8)} ${LEVELS[level] ?? "Log"}: ${msg ?? ""}\n${err ? errorText(err) : ""}`;

const errorText = ({ type, message, stack, cause }: DescribedError): string =>
  [`  ${type}: ${message}`, ...stack, ""].join("\n") + (cause ? errorText(cause) : "");
