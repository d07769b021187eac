import type { HistoryAct, HistoryFilter, HistoryKind } from "@holdfast/contract/history/history";
import { addDays } from "@holdfast/contract/platform/calendar-rules";

/** What the screen filters by; dates are YYYY-MM-DD in the person's time zone. */
export type HistoryChoice = {
  readonly userId: string | null;
  readonly kind: HistoryKind | null;
  readonly act: HistoryAct | null;
  readonly period: Period;
  readonly from: string | null;
  readonly to: string | null;
};

/** The days to show: all, the last ones including today, or those that the person enters. */
export type Period = "any" | "7" | "30" | "90" | "between";

export const NO_CHOICE: HistoryChoice = {
  userId: null,
  kind: null,
  act: null,
  period: "any",
  from: null,
  to: null,
};

/** Returns the choice with another period; dates that were entered remain. @param today YYYY-MM-DD */
export const withPeriod = (choice: HistoryChoice, period: Period, today: string): HistoryChoice => {
  if (period === "between") return { ...choice, period };
  const from = period === "any" ? null : addDays(today, 1 - Number(period));
  return { ...choice, period, from, to: null };
};

const WRONG_ORDER = "Please choose a date on or after the first one.";

/** Returns what is wrong with the dates, for the second one. */
export const dateProblem = ({ from, to }: HistoryChoice): string | undefined =>
  from !== null && to !== null && to < from ? WRONG_ORDER : undefined;

/** Returns the query for a choice: both days are included. */
export const filterOf = ({ userId, kind, act, from, to }: HistoryChoice): HistoryFilter => ({
  ...(userId === null ? {} : { userId }),
  ...(kind === null ? {} : { kind }),
  ...(act === null ? {} : { act }),
  ...(from === null ? {} : { from: startOfDay(from) }),
  ...(to === null ? {} : { before: startOfDay(addDays(to, 1)) }),
});

/** Midnight in the person's time zone, as a UTC instant. */
const startOfDay = (date: string) => new Date(`${date}T00:00:00`).toISOString();
