import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addYears } from "../platform/calendar-rules";
import { expiryAfterRenewal } from "../plans/plan-expiry-rules";
import { endsOfPlan, movedYears, type PlanYear } from "./stacked-years-rules";

const START = new Date("2026-11-27T09:30:00.000Z");
const DAY = 86_400_000;
const year = (id: string, end: string): PlanYear => ({ id, expiryDate: new Date(end) });
const lastEnd = (years: readonly PlanYear[]) =>
  new Date(Math.max(...years.map(({ expiryDate }) => Number(expiryDate))));

describe("revoking one of several years", () => {
  const years = [
    year("a", "2027-11-27T09:30:00.000Z"),
    year("b", "2028-11-27T09:30:00.000Z"),
    year("c", "2029-11-27T09:30:00.000Z"),
  ];

  it.each([
    ["a", { b: "2027", c: "2028" }],
    ["b", { c: "2028" }],
    ["c", {}],
  ])("moves the later years of %s", (revoked, expected) => {
    const moved = movedYears(years, revoked).map(({ id, expiryDate }) => [
      id,
      expiryDate.toISOString().slice(0, 4),
    ]);
    expect(Object.fromEntries(moved)).toEqual(expected);
    expect(endsOfPlan(years, revoked)).toEqual({
      now: new Date("2029-11-27T09:30:00.000Z"),
      after: new Date("2028-11-27T09:30:00.000Z"),
    });
  });

  it("does not move a year after a gap", () => {
    const later = year("d", "2031-02-01T00:00:00.000Z");
    expect(movedYears([...years, later], "b").map(({ id }) => id)).toEqual(["c"]);
    expect(endsOfPlan([...years, later], "b").after).toEqual(later.expiryDate);
  });

  it("leaves no end without another year", () => {
    const [only] = years;
    expect(endsOfPlan(only ? [only] : [], "a")).toEqual({ now: only?.expiryDate, after: null });
  });

  it("loses nothing by revoking a key that is not one of several years", () => {
    expect(movedYears(years, "unknown")).toEqual([]);
  });
});

it("ends a plan its start and the years that are left later, in any order of renewals and revocations", () => {
  const step = fc.oneof(
    fc.record({ act: fc.constant("renew" as const), wait: fc.integer({ min: 0, max: 60 }) }),
    fc.record({ act: fc.constant("revoke" as const), at: fc.nat({ max: 20 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const ends: (readonly [Date | null, Date])[] = [];
      let now = START;
      let years: readonly PlanYear[] = [{ id: "0", expiryDate: addYears(START, 1) }];
      for (const [number, step] of steps.entries()) {
        if (step.act === "renew") {
          // Never after the end of the plan, which would begin a new period.
          const wait = new Date(Number(now) + step.wait * DAY);
          now = wait < lastEnd(years) ? wait : now;
          const expiryDate = expiryAfterRenewal(lastEnd(years), now);
          years = [...years, { id: `renewal ${number}`, expiryDate }];
        } else if (years.length > 1) {
          const { id = "" } = years[step.at % years.length] ?? {};
          const { after } = endsOfPlan(years, id);
          const moved = new Map(movedYears(years, id).map((entry) => [entry.id, entry]));
          years = years
            .filter((entry) => entry.id !== id)
            .map((entry) => moved.get(entry.id) ?? entry);
          ends.push([after, lastEnd(years)]);
          // A plan that has ended begins a new period with its next renewal.
          if (lastEnd(years) <= now) break;
        }
        ends.push([lastEnd(years), addYears(START, years.length)]);
      }
      expect(ends.map(([end]) => end)).toEqual(ends.map(([, expected]) => expected));
    }),
  );
});
