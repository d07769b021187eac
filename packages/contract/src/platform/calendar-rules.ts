/*
 * Calendar arithmetic that several rooms' rules need. Instants are counted on the UTC calendar;
 * a date without time is YYYY-MM-DD and compares as text.
 */

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The instant so many calendar months later (earlier, where negative), at the same time of day.
 * A day the month lacks becomes its last one: 31 January and one month is 28 or 29 February.
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

/** The instant so many calendar years later; 29 February becomes the 28th in a common year. */
export const addYears = (instant: Date, years: number): Date => addMonths(instant, years * 12);

/** YYYY-MM-DD of the instant's UTC day. */
export const dateOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/** Midnight UTC at which the date begins. */
export const startOfDate = (date: string): Date => new Date(`${date}T00:00:00.000Z`);

/** The date so many days later (earlier, where negative). */
export const addDays = (date: string, days: number): string =>
  dateOf(new Date(startOfDate(date).getTime() + days * DAY_MS));
