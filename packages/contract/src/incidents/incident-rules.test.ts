import { describe, expect, it } from "vitest";
import type { Delivery } from "./incident";
import {
  alternativesToAlert,
  byRecoveryTime,
  dueOf,
  isUnreached,
  teamsMayDeclare,
  teamsOfLevel,
  timeLeft,
} from "./incident-rules";

const START = new Date("2026-11-23T10:00:00.000Z");
const minutesLater = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

describe("whom to alert next", () => {
  const person = (
    name: string,
    alertedAt: Date | null,
    answer: "on-my-way" | "cannot-come" | null = null,
    teamTypeId = 1,
  ) => ({
    name,
    teamTypeId,
    answer,
    alertedAt: alertedAt?.toISOString() ?? null,
    email: "ana@cafe.example" as string | null,
    mobile: "+61491570110" as string | null,
    emailDelivery: "sent" as Delivery,
    smsDelivery: "sent" as Delivery,
  });
  const next = (people: readonly ReturnType<typeof person>[], after: number) =>
    alternativesToAlert(people, 10, minutesLater(after)).map(({ name }) => name);

  it.each([
    ["no one while the alert is younger than the minutes", [person("Ana", START)], 9, []],
    ["the first in order once they are over", [person("Ana", START)], 10, ["Ben"]],
    ["no one once someone is on the way", [person("Ana", START, "on-my-way")], 60, []],
    [
      "the first at once if the person cannot come",
      [person("Ana", START, "cannot-come")],
      0,
      ["Ben"],
    ],
    [
      "no one while one of two still has time",
      [person("Ana", START, "cannot-come"), person("Eva", minutesLater(5))],
      14,
      [],
    ],
    [
      "the first at once if neither the email nor the text message could be delivered",
      [{ ...person("Ana", START), emailDelivery: "failed", smsDelivery: "failed" }],
      0,
      ["Ben"],
    ],
    [
      "the first at once if the person has neither an email address nor a mobile",
      [{ ...person("Ana", START), email: null, mobile: null }],
      0,
      ["Ben"],
    ],
    [
      "no one while one of the two messages may have arrived",
      [{ ...person("Ana", START), emailDelivery: "failed" }],
      9,
      [],
    ],
    [
      "no one while a message is retried",
      [{ ...person("Ana", START), emailDelivery: "failed", smsDelivery: "delayed" }],
      9,
      [],
    ],
    ["the first of a team in which no one was alerted", [], 0, ["Ben"]],
  ] as const)("is %s", (_case, alerted, after, expected) => {
    const waiting = [person("Ben", null), person("Cara", null)];
    expect(next([...alerted, ...waiting], after)).toEqual(expected);
  });

  it.each([
    ["both were sent", {}, false],
    ["both are delayed", { emailDelivery: "delayed", smsDelivery: "delayed" }, true],
    ["one is still waiting", { emailDelivery: "failed", smsDelivery: "waiting" }, false],
    ["the only one failed", { emailDelivery: "failed", smsDelivery: null, mobile: null }, true],
    ["there is no address", { email: null, mobile: null }, true],
    ["the person answered", { emailDelivery: "failed", mobile: null, answer: "on-my-way" }, false],
    ["no alert was sent", { email: null, mobile: null, alertedAt: null }, false],
  ] as const)("when %s, a person counts as not reached: %j", (_case, given, expected) => {
    expect(isUnreached({ ...person("Ana", START), ...given })).toBe(expected);
  });

  it("is decided for each team separately", () => {
    const people = [
      person("Ana", START),
      person("Ben", null),
      person("Mei", START, "on-my-way", 3),
      person("Jon", null, null, 3),
    ];
    expect(next(people, 10)).toEqual(["Ben"]);
  });
});

describe("the time that is left", () => {
  const unit = { downSince: START.toISOString(), restoredAt: null };

  it.each([
    ["runs from the moment the unit is down", unit, 1, 60, 23 * 3_600_000],
    ["is negative past the limit", unit, 1, 25 * 60, -3_600_000],
    ["is unknown without a limit", unit, null, 60, null],
    ["is unknown while the unit runs", { downSince: null, restoredAt: null }, 1, 60, null],
    ["ends when it is restored", { ...unit, restoredAt: START.toISOString() }, 1, 60, null],
  ] as const)("%s", (_case, given, days, after, expected) => {
    expect(timeLeft(given, days, minutesLater(after))).toBe(expected);
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
