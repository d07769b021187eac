import { describe, expect, it } from "vitest";
import { byRecoveryTime, dueOf, teamsMayDeclare, teamsOfLevel, timeLeft } from "./incident-rules";

const START = new Date("2026-11-23T10:00:00.000Z");
const minutesLater = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

describe("the time that is left", () => {
  const unit = { downSince: START.toISOString(), restoredAt: null };

  it.each([
    ["runs from the moment the unit is down", unit, 1, 60, 23 * 3_600_000],
    ["is negative past the limit", unit, 1, 25 * 60, -3_600_000],
    ["is unknown without a limit", unit, null, 60, null],
    ["is unknown while the unit runs", { downSince: null, restoredAt: null }, 1, 60, null],
    ["ends when it is restored", { ...unit, restoredAt: START.toISOString() }, 1, 60, null],
  ] as const)("counts the time that is left, which %s", (_case, input, days, after, expected) => {
    expect(timeLeft(input, days, minutesLater(after))).toBe(expected);
  });
});

it("orders units by RTO, those without one last, then by name", () => {
  const units = [
    { name: "Stores", rtoDays: null },
    { name: "Kitchen", rtoDays: 2 },
    { name: "Finance", rtoDays: null },
    { name: "Sales", rtoDays: 0.1667 },
  ];
  expect(byRecoveryTime(units).map(({ name }) => name)).toEqual([
    "Sales",
    "Kitchen",
    "Finance",
    "Stores",
  ]);
});

it("gives the plan's time limits to its topics", () => {
  expect(dueOf("E.2", START)).toEqual(minutesLater(60));
  expect(dueOf("E.3", START)).toEqual(minutesLater(48 * 60));
  expect(dueOf("B.4", START)).toBeNull();
});

it("lets each team declare what section A.3 says", () => {
  expect(teamsOfLevel(1)).toEqual([1]);
  expect(teamsOfLevel(2)).toEqual([1, 2, 3]);
  expect([teamsMayDeclare([1], 1), teamsMayDeclare([2], 2), teamsMayDeclare([3], 3)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(teamsMayDeclare([], 1)).toBe(false);
});
