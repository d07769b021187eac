import { addDays, dateOf, startOfDate } from "../platform/calendar-rules";

/** The date filter of the risk register; one choice at a time (specification 2, 'Risk register'). */
export const REGISTER_DATE_FILTERS = ["This Week", "This Month", "This Year", "Overdue"] as const;
export type RegisterDateFilter = (typeof REGISTER_DATE_FILTERS)[number];

/** Dates YYYY-MM-DD, both inclusive; `from` is null if the range has no start. */
export type DateRange = { readonly from: string | null; readonly to: string };

const weekOf = (today: string): DateRange => {
  const daysSinceMonday = (startOfDate(today).getUTCDay() + 6) % 7;
  const monday = addDays(today, -daysSinceMonday);
  return { from: monday, to: addDays(monday, 6) };
};

const monthOf = (today: string): DateRange => {
  const first = `${today.slice(0, 7)}-01`;
  const lastDay = startOfDate(first);
  lastDay.setUTCMonth(lastDay.getUTCMonth() + 1, 0);
  return { from: first, to: dateOf(lastDay) };
};

/**
 * Returns the follow-up dates that a filter includes: the current calendar week (from Monday), month
 * or year, or every day before today.
 * @param today YYYY-MM-DD in the user's time zone
 */
export const registerDateRange = (filter: RegisterDateFilter, today: string): DateRange => {
  switch (filter) {
    case "This Week":
      return weekOf(today);
    case "This Month":
      return monthOf(today);
    case "This Year":
      return { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` };
    case "Overdue":
      return { from: null, to: addDays(today, -1) };
  }
};

/** Whether a risk with this follow-up date passes the filter; without a date it passes none. */
export const passesRegisterDateFilter = (
  followUpDate: string | null,
  filter: RegisterDateFilter,
  today: string,
): boolean => {
  if (followUpDate === null) return false;
  const { from, to } = registerDateRange(filter, today);
  return (from === null || followUpDate >= from) && followUpDate <= to;
};
