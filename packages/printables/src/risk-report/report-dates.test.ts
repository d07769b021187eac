import { expect, it } from "vitest";
import { nextReview } from "./report-dates";
import { emptyReport } from "../../test/risk-report-sample";

it.each([
  ["2026-01-31", "2026-02-27", "28/02/2026", false],
  ["2026-01-31", "2026-02-28", "28/02/2026", false],
  ["2026-01-31", "2026-03-01", "28/02/2026", true],
  ["2026-12-15", "2026-12-31", "15/01/2027", false],
])("a review a month after %s, on %s, is due on %s", (acceptedDate, dateIssued, on, isOverdue) => {
  expect(nextReview({ ...emptyReport, acceptedDate, dateIssued })).toEqual({ on, isOverdue });
});
