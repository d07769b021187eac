import { expect, it } from "vitest";
import { dateInZone } from "./time-zone";

it.each([
  ["2026-11-30T12:59:59.000Z", "2026-11-30"],
  ["2026-11-30T13:00:00.000Z", "2026-12-01"],
])("dates %s in Sydney as %s", (instant, date) => {
  expect(dateInZone(new Date(instant), "Australia/Sydney")).toBe(date);
});
