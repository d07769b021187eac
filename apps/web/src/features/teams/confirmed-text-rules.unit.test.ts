import { expect, it } from "vitest";
import { confirmedText } from "./confirmed-text-rules";

const NOW = new Date("2026-11-23T12:00:00.000Z");

it.each([
  [null, "Never confirmed"],
  ["2026-10-12T12:00:00.000Z", "Confirmed 12/10/2026"],
  ["2026-02-01T12:00:00.000Z", "Out of date: confirmed 01/02/2026"],
])("names when a person confirmed the details: %s", (confirmedAt, text) => {
  expect(confirmedText(confirmedAt, 90, NOW)).toBe(text);
});
