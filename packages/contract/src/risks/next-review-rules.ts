import { addMonths } from "../platform/calendar-rules";

/**
 * When the Risk & Insurance Report is due for review: its creation plus the chosen number of
 * months (specification 4). A report of 31 January with one month is due on 28 or 29 February.
 */
export const nextReviewDate = (createdAt: Date, reviewMonths: number): Date =>
  addMonths(createdAt, reviewMonths);
