import { expect, it } from "vitest";
import { textWidth } from "./text-width";

it.each([
  ["", 0],
  ["Kitchen", 7],
  ["港珈琲", 6],
  ["☕", 2],
])("gives '%s' the width %i", (text, width) => {
  expect(textWidth(text)).toBe(width);
});
