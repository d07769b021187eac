import { planParts } from "@holdfast/content/plan-template/plan-parts";
import { timeLimits } from "@holdfast/content/plan-template/times-to-keep";
import { dueHoursOf } from "@holdfast/contract/incidents/incident-rules";
import { expect, it } from "vitest";

/** Returns the hours of a limit as the plan prints it; null if it is not about an incident. */
function hoursIn(limit: string): number | null {
  if (limit === "Within the first day") return 24;
  const [, days] = /^Within 1 to (\d) days/u.exec(limit) ?? [];
  if (days !== undefined) return Number(days) * 24;
  const [, hours] = /^Within (\d+) hours?\b/u.exec(limit) ?? [];
  return hours === undefined ? null : Number(hours);
}

it("gives the actions of each topic the time limit that the plan prints for it", () => {
  const topics = planParts.flatMap((part) => part.topics.map(({ number }) => number));
  const printed = new Map(timeLimits.map(({ topic, limit }) => [topic, hoursIn(limit)]));
  expect(Object.fromEntries(topics.map((topic) => [topic, dueHoursOf(topic)]))).toEqual(
    Object.fromEntries(topics.map((topic) => [topic, printed.get(topic) ?? null])),
  );
  expect([...printed.values()].filter((hours) => hours !== null)).toHaveLength(5);
});
