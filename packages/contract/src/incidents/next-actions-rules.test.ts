import { expect, it } from "vitest";
import type { IncidentAction } from "./incident";
import { nextActions, type Own } from "./next-actions-rules";

const NOW = new Date("2026-11-28T00:00:00.000Z");
const ME = { responderId: "me", name: "Mei Tan" };
const OTHER = { responderId: "other", name: "Ana Silva" };

const action = (text: string, change: Partial<IncidentAction> = {}): IncidentAction => ({
  actionId: text,
  teamTypeId: 1,
  topic: "B.1 Raise the alarm",
  group: null,
  text,
  dueAt: null,
  doneAt: null,
  doneByName: null,
  ...change,
});

const next = (actions: readonly IncidentAction[], own: Partial<Own> = {}, count = 5) =>
  nextActions(
    { actions: [...actions], level: 1, decisions: [] },
    { teamTypeIds: [1], responderIds: ["me"], ...own },
    ({ doneAt }) => doneAt !== null,
    NOW,
    count,
  ).map(({ text }) => text);

it("puts the own actions first, then those due soon or late, and those of others last", () => {
  const actions = [
    action("taken by another", { assignedTo: OTHER }),
    action("first of the plan"),
    action("due in a day", { dueAt: "2026-11-29T00:00:00.000Z" }),
    action("late", { dueAt: "2026-11-27T23:00:00.000Z" }),
    action("mine of another team", { teamTypeId: 2, assignedTo: ME }),
  ];
  expect(next(actions)).toEqual([
    "mine of another team",
    "late",
    "first of the plan",
    "due in a day",
    "taken by another",
  ]);
});

it("leaves out what is done, what does not apply, and other teams", () => {
  const actions = [
    action("done", { doneAt: "2026-11-27T23:00:00.000Z" }),
    action("at level 3", { group: { heading: "Level 3", when: { levels: [3] } } }),
    action("after a decision", { group: { heading: "Disaster", when: { decision: "disaster" } } }),
    action("of another team", { teamTypeId: 2 }),
    action("open"),
  ];
  expect(next(actions)).toEqual(["open"]);
  expect(next(actions, { teamTypeIds: [] })).toEqual(["of another team", "open"]);
});

it("has as many as asked for", () => {
  const actions = Array.from({ length: 9 }, (_, at) => action(String(at)));
  expect(next(actions)).toEqual(["0", "1", "2", "3", "4"]);
});
