import { expect, it } from "vitest";
import { timeAgo } from "./time-ago";

const NOW = Date.parse("2026-11-23T12:00:00.000Z");

it.each([
  ["2026-11-23T12:00:05.000Z", "just now"],
  ["2026-11-23T11:59:30.000Z", "just now"],
  ["2026-11-23T11:59:00.000Z", "1 minute ago"],
  ["2026-11-23T11:58:00.000Z", "2 minutes ago"],
  ["2026-11-23T09:59:59.000Z", "2 hours ago"],
  ["2026-11-22T11:00:00.000Z", "yesterday"],
  ["2026-11-03T12:00:00.000Z", "20 days ago"],
])("describes %s as %s", (instant, text) => {
  expect(timeAgo(instant, NOW)).toBe(text);
});
