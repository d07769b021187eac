import { expect, it } from "vitest";
import { nextReviewDate } from "./next-review-rules";

it.each([
  ["2026-11-21T04:00:00.000Z", 12, "2027-11-21T04:00:00.000Z"],
  ["2026-01-31T04:00:00.000Z", 1, "2026-02-28T04:00:00.000Z"],
  ["2028-01-31T04:00:00.000Z", 1, "2028-02-29T04:00:00.000Z"],
  ["2026-08-31T04:00:00.000Z", 6, "2027-02-28T04:00:00.000Z"],
])("a report of %s reviewed after %i months is due on %s", (createdAt, months, due) => {
  expect(nextReviewDate(new Date(createdAt), months).toISOString()).toBe(due);
});
