import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dateOf } from "../platform/calendar-rules";
import {
  passesRegisterDateFilter,
  REGISTER_DATE_FILTERS,
  registerDateRange,
} from "./register-date-filter-rules";

describe("registerDateRange", () => {
  it.each([
    // 21 November 2026 is a Saturday.
    ["This Week", "2026-11-21", "2026-11-16", "2026-11-22"],
    ["This Week", "2026-11-16", "2026-11-16", "2026-11-22"],
    ["This Week", "2026-11-22", "2026-11-16", "2026-11-22"],
    ["This Week", "2027-01-01", "2026-12-28", "2027-01-03"],
    ["This Month", "2026-11-21", "2026-11-01", "2026-11-30"],
    ["This Month", "2026-02-28", "2026-02-01", "2026-02-28"],
    ["This Month", "2028-02-01", "2028-02-01", "2028-02-29"],
    ["This Month", "2026-12-31", "2026-12-01", "2026-12-31"],
    ["This Year", "2026-11-21", "2026-01-01", "2026-12-31"],
    ["Overdue", "2026-11-21", null, "2026-11-20"],
    ["Overdue", "2027-01-01", null, "2026-12-31"],
  ] as const)("%s on %s is %s to %s", (filter, today, from, to) => {
    expect(registerDateRange(filter, today)).toEqual({ from, to });
  });
});

describe("passesRegisterDateFilter", () => {
  const dates = fc
    .date({
      min: new Date("2020-01-01T00:00:00.000Z"),
      max: new Date("2060-12-31T00:00:00.000Z"),
      noInvalidDate: true,
    })
    .map(dateOf);

  it.each(REGISTER_DATE_FILTERS)("%s excludes a risk without a follow-up date", (filter) => {
    expect(passesRegisterDateFilter(null, filter, "2026-11-21")).toBe(false);
  });

  it("includes today in all filters but Overdue, and yesterday in Overdue", () => {
    fc.assert(
      fc.property(dates, (today) => {
        for (const filter of REGISTER_DATE_FILTERS) {
          expect(passesRegisterDateFilter(today, filter, today)).toBe(filter !== "Overdue");
        }
        expect(passesRegisterDateFilter(addDays(today, -1), "Overdue", today)).toBe(true);
      }),
    );
  });

  it("has weeks of seven days that start on a Monday", () => {
    fc.assert(
      fc.property(dates, (today) => {
        const { from, to } = registerDateRange("This Week", today);
        expect(new Date(`${from}T00:00:00.000Z`).getUTCDay()).toBe(1);
        expect(addDays(from ?? "", 6)).toBe(to);
      }),
    );
  });
});
