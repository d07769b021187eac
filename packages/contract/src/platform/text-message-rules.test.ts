import { expect, it } from "vitest";
import { inGsmCharacters, segmentsOf } from "./text-message-rules";

it.each([
  ["", 1],
  ["a".repeat(160), 1],
  ["a".repeat(161), 2],
  ["a".repeat(306), 2],
  ["a".repeat(307), 3],
  ["é".repeat(160), 1],
  ["{".repeat(80), 1],
  ["{".repeat(81), 2],
  ["’".repeat(70), 1],
  [`${"a".repeat(70)}’`, 2],
  [`${"a".repeat(134)}’`, 3],
])("counts the messages of %j", (text, count) => {
  expect(segmentsOf(text)).toBe(count);
});

it("writes quotes, dashes and dots of the GSM alphabet", () => {
  const plain = inGsmCharacters("‘Ana’ – don’t use the “lift”….");
  expect(plain).toBe("'Ana' - don't use the \"lift\"...");
  expect(segmentsOf(plain.padEnd(160, "a"))).toBe(1);
});
