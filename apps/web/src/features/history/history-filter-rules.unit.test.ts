import { expect, it } from "vitest";
import { dateProblem, filterOf, NO_CHOICE } from "./history-filter-rules";

it("filters nothing without a choice", () => {
  expect(filterOf(NO_CHOICE)).toEqual({});
});

it("includes both days, from midnight to midnight of the person's time zone", () => {
  const filter = filterOf({ ...NO_CHOICE, from: "2026-11-20", to: "2026-11-30" });
  expect(filter.from).toBe(new Date(2026, 10, 20).toISOString());
  expect(filter.before).toBe(new Date(2026, 11, 1).toISOString());
});

it.each([
  ["2026-11-20", "2026-11-20", undefined],
  ["2026-11-20", null, undefined],
  ["2026-11-20", "2026-11-19", "Please choose a date on or after the first one."],
])("says of dates from %s to %s: %s", (from, to, problem) => {
  expect(dateProblem({ ...NO_CHOICE, from, to })).toBe(problem);
});
