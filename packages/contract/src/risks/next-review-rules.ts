import { addMonths, dateOf, startOfDate } from "../platform/calendar-rules";

/**
 * Returns when the Risk & Insurance Report is due for review: the date of its creation plus the chosen number of
 * months (specification 4). A report of 31 January with one month is due on 28 or 29 February.
 * @param createdOn YYYY-MM-DD in the user's time zone, as is the result
 */
export const nextReviewDate = (createdOn: string, reviewMonths: number): string =>
  dateOf(addMonths(startOfDate(createdOn), reviewMonths));
