import { expect, it } from "vitest";
import { textWidth, wrappedLines } from "./text-width";

it.each([
  ["", 0],
  ["Kitchen", 7],
  ["港珈琲", 6],
  ["☕", 2],
])("gives '%s' the width %i", (text, width) => {
  expect(textWidth(text)).toBe(width);
});

it.each([
  ["", 1],
  ["one two", 1],
  ["one two three", 2],
  ["one\ntwo", 2],
  ["Donaudampfschifffahrt", 3],
  ["a Donaudampfschifffahrt b", 4],
  ["港珈琲焙煎所株式会社", 2],
  ["orders@a.example.com", 3],
])("counts the lines of '%s' in a column of 10: %i", (text, lines) => {
  expect(wrappedLines(text, 10)).toBe(lines);
});
