import { describe, expect, it } from "vitest";
import { alternativesToAlert, isUnreached, teamsWithoutAnyone } from "./escalation-rules";
import type { Delivery } from "./responder";

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
    presentAt: null as string | null,
  });
  const next = (people: readonly ReturnType<typeof person>[], after: number) =>
    alternativesToAlert([1, 3], people, 10, minutesLater(after)).map(({ name }) => name);

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
  ] as const)("alerts next %s", (_case, alerted, after, expected) => {
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
  ] as const)(
    "says whether a person counts as not reached when %s: %j",
    (_case, input, expected) => {
      expect(isUnreached({ ...person("Ana", START), ...input })).toBe(expected);
    },
  );

  it("decides whom to alert next for each team separately", () => {
    const people = [
      person("Ana", START),
      person("Ben", null),
      person("Mei", START, "on-my-way", 3),
      person("Jon", null, null, 3),
    ];
    expect(next(people, 10)).toEqual(["Ben"]);
  });

  it("passes over a person who cannot come for another team, and does not wait for one", () => {
    const ana = person("Ana", START, "cannot-come");
    expect(next([ana, person("Mei", START, null, 3), person("Ana", null, null, 3)], 10)).toEqual(
      [],
    );
    expect(next([ana, person("Ana", START, null, 3), person("Mei", null, null, 3)], 1)).toEqual([
      "Mei",
    ]);
  });

  it("counts a person who works in the workspace as coming, also before an alert", () => {
    const present = { presentAt: START.toISOString() };
    expect(next([{ ...person("Ana", START), ...present }, person("Ben", null)], 60)).toEqual([]);
    expect(next([person("Ana", START), { ...person("Ben", null), ...present }], 60)).toEqual([]);
    expect(
      isUnreached({ ...person("Ana", START), emailDelivery: "failed", mobile: null, ...present }),
    ).toBe(false);
  });

  it.each([
    ["everybody said no", [person("Ana", START, "cannot-come")], 1, [1]],
    ["the last one has not answered in time", [person("Ana", START)], 10, [1]],
    ["the last one still has time", [person("Ana", START)], 9, []],
    ["someone is not alerted yet", [person("Ana", START), person("Ben", null)], 10, []],
    [
      "those left have said no for another team",
      [
        person("Ana", START, "cannot-come", 3),
        person("Mei", START, "on-my-way", 3),
        person("Eva", START),
        person("Ana", null),
      ],
      10,
      [1],
    ],
  ] as const)("names the teams of which no one is coming: %s", (_case, people, after, expected) => {
    const teams = [...new Set(people.map(({ teamTypeId }) => teamTypeId))];
    expect(teamsWithoutAnyone(teams, people, 10, minutesLater(after))).toEqual(expected);
  });

  it("names an activated team that has no members, at once", () => {
    expect(teamsWithoutAnyone([1, 2], [person("Ana", START)], 10, START)).toEqual([2]);
  });
});
