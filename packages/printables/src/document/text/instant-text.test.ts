import { expect, it } from "vitest";
import { instantText } from "./instant-text";

it.each([
  ["UTC", "23/11/2026 00:05"],
  ["Australia/Sydney", "23/11/2026 11:05"],
  ["America/New_York", "22/11/2026 19:05"],
])("formats an instant in %s", (timeZone, text) => {
  expect(instantText("2026-11-23T00:05:59.000Z", timeZone)).toBe(text);
});
