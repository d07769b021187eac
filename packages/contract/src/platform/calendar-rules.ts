/*
 * Calendar arithmetic shared by several features. Instants use the UTC calendar; a date without time is YYYY-MM-DD
 * and compares as text.
 */

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the instant a number of calendar months later (earlier if negative), at the same time of day. A day that
 * the month lacks becomes its last day: one month after 31 January is 28 or 29 February.
 */
export const addMonths = (instant: Date, months: number): Date => {
  const moved = new Date(instant);
  const day = moved.getUTCDate();
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(moved);
  lastDay.setUTCMonth(lastDay.getUTCMonth() + 1, 0);
  moved.setUTCDate(Math.min(day, lastDay.getUTCDate()));
  return moved;
};

/** Returns the instant a number of calendar years later; 29 February becomes the 28th in a common year. */
export const addYears = (instant: Date, years: number): Date => addMonths(instant, years * 12);

/** Returns the instant's UTC day as YYYY-MM-DD. */
export const dateOf = (instant: Date): string => instant.toISOString().slice(0, 10);

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Formats YYYY-MM-DD for running text, as '9 Feb 2026'. Other text is returned unchanged. */
export const dateInText = (date: string): string => {
  const [, year, month, day] = DATE.exec(date) ?? [];
  return year === undefined ? date : `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
};

/** Returns the start of the date, at midnight UTC. */
export const startOfDate = (date: string): Date => new Date(`${date}T00:00:00.000Z`);

/** Returns the date a number of days later (earlier if negative). */
export const addDays = (date: string, days: number): string =>
  dateOf(new Date(startOfDate(date).getTime() + days * DAY_MS));

/** Returns a number of months as text: '1 month', '12 months'. */
export const monthsText = (months: number): string =>
  months === 1 ? "1 month" : `${months} months`;
