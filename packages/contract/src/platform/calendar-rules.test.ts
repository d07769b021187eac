import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, addMonths, addYears, dateInText, dateOf, startOfDate } from "./calendar-rules";

const instants = fc.date({
  min: new Date("2000-01-01T00:00:00.000Z"),
  max: new Date("2099-12-31T23:59:59.999Z"),
  noInvalidDate: true,
});
const monthNumber = (instant: Date) => instant.getUTCFullYear() * 12 + instant.getUTCMonth();

describe("addMonths", () => {
  it.each([
    ["2026-01-31T09:30:00.123Z", 1, "2026-02-28T09:30:00.123Z"],
    ["2028-01-31T09:30:00.123Z", 1, "2028-02-29T09:30:00.123Z"],
    ["2026-03-31T00:00:00.000Z", -1, "2026-02-28T00:00:00.000Z"],
    ["2026-12-15T23:59:59.999Z", 1, "2027-01-15T23:59:59.999Z"],
    ["2026-01-15T00:00:00.000Z", -1, "2025-12-15T00:00:00.000Z"],
    ["2026-08-31T12:00:00.000Z", 6, "2027-02-28T12:00:00.000Z"],
    ["2026-05-31T12:00:00.000Z", 0, "2026-05-31T12:00:00.000Z"],
    ["2100-01-30T12:00:00.000Z", 1, "2100-02-28T12:00:00.000Z"],
  ])("%s plus %i months is %s", (from, months, to) => {
    expect(addMonths(new Date(from), months).toISOString()).toBe(to);
  });

  it("moves by exactly that many months, keeps the time of day and never moves to a later day", () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -600, max: 600 }), (from, months) => {
        const to = addMonths(from, months);
        expect(monthNumber(to) - monthNumber(from)).toBe(months);
        expect(to.toISOString().slice(10)).toBe(from.toISOString().slice(10));
        expect(to.getUTCDate()).toBeLessThanOrEqual(from.getUTCDate());
        expect(to.getUTCDate() === from.getUTCDate() || to.getUTCDate() >= 28).toBe(true);
      }),
    );
  });

  it("does not change its argument", () => {
    const from = new Date("2026-01-31T00:00:00.000Z");
    addMonths(from, 1);
    expect(from.toISOString()).toBe("2026-01-31T00:00:00.000Z");
  });
});

describe("addYears", () => {
  it.each([
    ["2028-02-29T08:00:00.000Z", 1, "2029-02-28T08:00:00.000Z"],
    ["2028-02-29T08:00:00.000Z", 4, "2032-02-29T08:00:00.000Z"],
    ["2027-02-28T08:00:00.000Z", 1, "2028-02-28T08:00:00.000Z"],
  ])("%s plus %i years is %s", (from, years, to) => {
    expect(addYears(new Date(from), years).toISOString()).toBe(to);
  });
});

describe("dates without time", () => {
  it.each([
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2026-03-01", -1, "2026-02-28"],
  ])("%s plus %i days is %s", (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
  });

  it("converts dates to their first instant and back", () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const date = dateOf(instant);
        expect(dateOf(startOfDate(date))).toBe(date);
        expect(startOfDate(date).getTime()).toBeLessThanOrEqual(instant.getTime());
      }),
    );
  });
});

it.each([
  ["2026-02-09", "9 Feb 2026"],
  ["2027-11-23", "23 Nov 2027"],
  ["2026-09-30", "30 Sep 2026"],
  ["", ""],
  ["soon", "soon"],
])("formats '%s' for running text as '%s'", (date, shown) => {
  expect(dateInText(date)).toBe(shown);
});
