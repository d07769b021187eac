import { expect, it } from "vitest";
import { nextReviewDate } from "./next-review-rules";

it.each([
  ["2026-11-21", 12, "2027-11-21"],
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2028-02-29", 12, "2029-02-28"],
  ["2026-08-31", 6, "2027-02-28"],
  ["2026-12-31", 9, "2027-09-30"],
  ["2026-11-30", 3, "2027-02-28"],
])("a report of %s reviewed after %i months is due on %s", (createdOn, months, due) => {
  expect(nextReviewDate(createdOn, months)).toBe(due);
});
