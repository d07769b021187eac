import { describe, expect, it } from "vitest";
import { lengthOf, minutesToAnswer, rtoHours, scoreOf, unitResult } from "./exercise-rules";

const scores = (...all: ("met" | "partly" | "not-met" | null)[]) => all.map((score) => ({ score }));

describe("the score of an exercise", () => {
  it.each([
    [scores(), null],
    [scores(null, null), null],
    [scores("met", "met"), 100],
    [scores("met", "partly", "not-met"), 50],
    [scores("not-met"), 0],
    // An objective without a score counts as one that was not met.
    [scores("met", null, null, null), 25],
  ])("scores an exercise by the share of all objectives that were met: %j", (objectives, score) => {
    expect(scoreOf(objectives)).toBe(score);
  });
});

describe("the result of a business unit", () => {
  it.each([
    [null, 3, "no-rto"],
    [1, null, "not-measured"],
    [1, 24, "within"],
    [1, 24.1, "late"],
    [0.1667, 4, "within"],
    [0.1667, 4.1, "late"],
    [0.1667, 0, "within"],
  ] as const)("compares an RTO of %s days with %s hours: %s", (rtoDays, achievedHours, result) => {
    expect(unitResult({ rtoDays, isRtoProposed: false, achievedHours })).toBe(result);
  });

  it("compares no unconfirmed RTO", () => {
    expect(unitResult({ rtoDays: 1, isRtoProposed: true, achievedHours: 3 })).toBe("not-confirmed");
  });

  it("has an RTO in hours", () => expect([0.1667, 0.5, 7].map(rtoHours)).toEqual([4, 12, 168]));
});

it("measures from the release of a message to its first answer", () => {
  const answer = (answeredAt: string) => ({ participantId: "", text: "", answeredAt });
  const releasedAt = "2026-11-21T10:00:00.000Z";
  const answers = [answer("2026-11-21T10:09:00.000Z"), answer("2026-11-21T10:04:20.000Z")];
  expect(minutesToAnswer({ releasedAt, answers })).toBe(4);
  expect(minutesToAnswer({ releasedAt, answers: [] })).toBeNull();
  expect(minutesToAnswer({ releasedAt: null, answers: [] })).toBeNull();
});

it("has a length once it is finished", () => {
  const startedAt = "2026-11-21T10:00:00.000Z";
  expect(lengthOf({ startedAt, finishedAt: null })).toBeNull();
  expect(lengthOf({ startedAt, finishedAt: "2026-11-21T11:30:00.000Z" })).toBe(90);
});
