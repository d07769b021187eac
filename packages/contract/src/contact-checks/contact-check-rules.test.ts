import { expect, it } from "vitest";
import { freshnessOf, isLinkOpen, reminderDueBefore } from "./contact-check-rules";

const NOW = new Date("2026-11-23T12:00:00.000Z");
const DAY = 86_400_000;
const ago = (days: number, ms = 0) => new Date(NOW.getTime() - days * DAY - ms);

it.each([
  ["never confirmed", null, 90, "never"],
  ["confirmed now", ago(0), 90, "fresh"],
  ["on the last day", ago(90), 90, "fresh"],
  ["a moment later", ago(90, 1), 90, "stale"],
  ["with a shorter time", ago(31), 30, "stale"],
  ["with a longer time", ago(200), 365, "fresh"],
] as const)("says how fresh a contact is: %s", (_case, confirmedAt, days, freshness) => {
  expect(freshnessOf(confirmedAt?.toISOString() ?? null, days, NOW)).toBe(freshness);
});

it("reminds after 5 and 10 days, and then no more", () => {
  expect([0, 1, 2].map((reminders) => reminderDueBefore(reminders, NOW))).toEqual([
    ago(5),
    ago(10),
    null,
  ]);
});

it("keeps a link open for 14 days after its message", () => {
  expect([isLinkOpen(ago(14, -1), NOW), isLinkOpen(ago(14), NOW)]).toEqual([true, false]);
});
