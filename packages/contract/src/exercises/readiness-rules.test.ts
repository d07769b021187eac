import { describe, expect, it } from "vitest";
import type { ExerciseSummary } from "./exercise";
import { freshness, largestLoss, readinessOf } from "./readiness-rules";

const NOW = new Date("2028-01-01T00:00:00.000Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const exercise = (changes: Partial<ExerciseSummary> = {}): ExerciseSummary => ({
  exerciseId: "01941f29-7c00-7000-8000-000000000001",
  scenarioId: 1,
  name: "Fire on the premises",
  status: "finished",
  plannedFor: "2027-12-01",
  startTime: "10:00",
  timeZone: "Australia/Sydney",
  place: "Meeting room",
  facilitatorName: "Mei Silva",
  startedAt: daysAgo(31),
  finishedAt: daysAgo(31),
  openActions: 0,
  score: 80,
  teamTypeIds: [1, 2],
  answeredTeamTypeIds: [1],
  messages: 10,
  releasedMessages: 10,
  ...changes,
});

it.each([
  [0, 1],
  [180, 1],
  [270, 0.75],
  [360, 0.5],
  [540, 0],
  [900, 0],
])("an exercise of %i days ago counts %f", (days, share) => {
  expect(freshness(days)).toBe(share);
});

describe("the readiness of a team", () => {
  it.each([
    ["no exercise", [], 0],
    ["a fresh exercise", [exercise()], 64],
    ["an exercise of a year ago", [exercise({ finishedAt: daysAgo(360) })], 32],
    ["an exercise of two years ago", [exercise({ finishedAt: daysAgo(730) })], 0],
    ["an exercise in which it did not answer", [exercise({ answeredTeamTypeIds: [2, 3] })], 0],
    ["an exercise with half of its messages", [exercise({ releasedMessages: 5 })], 32],
    ["an exercise with 1 of 10 messages", [exercise({ score: 70, releasedMessages: 1 })], 6],
    ["an exercise without messages", [exercise({ messages: 0, releasedMessages: 0 })], 0],
    ["an exercise that was not scored", [exercise({ score: null })], 0],
    ["an exercise that is not finished", [exercise({ finishedAt: null })], 0],
    [
      "the best of several: an old one with a high score",
      [exercise({ score: 30 }), exercise({ score: 100, finishedAt: daysAgo(270) })],
      60,
    ],
  ])("comes from %s", (_, exercises, score) => {
    expect(readinessOf(exercises, [], 1, NOW).score).toBe(score);
  });

  it("names the exercise, and the days from which it counts less and not at all", () => {
    expect(readinessOf([exercise()], [], 1, NOW)).toMatchObject({
      exercise: { name: "Fire on the premises" },
      fullUntil: "2028-05-29",
      noneFrom: "2029-05-24",
    });
    expect(readinessOf([exercise({ finishedAt: daysAgo(540) })], [], 1, NOW).exercise).toBeNull();
    expect(readinessOf([exercise({ score: 0 })], [], 1, NOW).exercise).not.toBeNull();
  });
});

describe("the answers to monthly questions", () => {
  const answer = (days: number, isRight: boolean | null = true, teamTypeId = 1) => ({
    teamTypeId,
    sentAt: daysAgo(days),
    isRight,
  });

  it.each([
    ["none", [], 0],
    ["a right one", [answer(10)], 5],
    ["a wrong one and none at all", [answer(10, false), answer(40, null)], 0],
    ["an old one", [answer(180)], 3],
    ["one too old", [answer(270)], 0],
    ["one of another team", [answer(10, true, 2)], 0],
    ["four right ones", [1, 31, 61, 89].map((days) => answer(days)), 20],
    ["more than count", [1, 31, 61, 89, 120, 150].map((days) => answer(days)), 20],
  ])("gives points for the answers to monthly questions: %s", (_, monthlyQuestions, points) => {
    expect(readinessOf([], monthlyQuestions, 1, NOW)).toMatchObject({
      score: points,
      questionPoints: points,
    });
  });

  it("adds the answers to monthly questions to the exercise, and counts them", () => {
    const monthlyQuestions = [answer(10), answer(40, false), answer(70, null), answer(300)];
    expect(readinessOf([exercise()], monthlyQuestions, 1, NOW)).toMatchObject({
      score: 69,
      exercisePoints: 64,
      asked: 3,
      right: 1,
    });
  });
});

describe("the reason that costs a team most", () => {
  const right = (count: number) =>
    Array.from({ length: count }, () => ({ teamTypeId: 1, sentAt: daysAgo(10), isRight: true }));
  it.each([
    ["no exercise", [], 4, { reason: "no-exercise", points: 80 }],
    [
      "messages that were not released",
      [exercise({ score: 50, releasedMessages: 4 })],
      4,
      { reason: "messages-not-released", points: 48 },
    ],
    [
      "objectives that were not met",
      [exercise({ score: 50 })],
      4,
      { reason: "objectives-not-met", points: 40 },
    ],
    [
      "its age",
      [exercise({ score: 100, finishedAt: daysAgo(360) })],
      0,
      { reason: "exercise-old", points: 40 },
    ],
    ["missing answers", [exercise({ score: 100 })], 1, { reason: "few-answers", points: 15 }],
    ["nothing", [exercise({ score: 100 })], 4, null],
  ] as const)("names as the reason that costs a team most: %s", (_, exercises, answers, loss) => {
    expect(largestLoss(readinessOf(exercises, right(answers), 1, NOW))).toEqual(loss);
  });
});
