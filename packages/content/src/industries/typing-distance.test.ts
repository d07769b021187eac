import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  forgivenErrors,
  lettersMissing,
  lettersOf,
  typingDistance,
  typingDistanceToStart,
} from "./typing-distance";

const words = fc.string({ unit: fc.constantFrom(..."abcdeé1"), maxLength: 14 });

describe("typingDistance", () => {
  it.each([
    ["plumber", "plumber", 0],
    ["plummer", "plumber", 1],
    ["plumer", "plumber", 1],
    ["plumbber", "plumber", 1],
    ["plubmer", "plumber", 1],
    ["pulmebr", "plumber", 2],
    ["resturant", "restaurant", 1],
    ["", "abc", 3],
    ["abc", "", 3],
    ["ca", "abc", 3],
  ])("%j for %j is %i", (typed, word, errors) => {
    expect(typingDistance(typed, word)).toBe(errors);
  });

  it("measures a symmetric distance, 0 only for equal words, and at most the longer length", () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        const errors = typingDistance(a, b);
        expect(typingDistance(b, a)).toBe(errors);
        expect(errors === 0).toBe(a === b);
        expect(errors).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });

  it("compares long words by their prefixes", () => {
    expect(typingDistance("a".repeat(500), "a".repeat(400))).toBe(0);
  });
});

describe("typingDistanceToStart", () => {
  it("measures the smallest distance to any prefix", () => {
    fc.assert(
      fc.property(words, words, (typed, word) => {
        const beginnings = Array.from({ length: word.length + 1 }, (_, end) => word.slice(0, end));
        expect(typingDistanceToStart(typed, word)).toBe(
          Math.min(...beginnings.map((beginning) => typingDistance(typed, beginning))),
        );
      }),
    );
  });
});

describe("lettersMissing", () => {
  it("never exceeds the typing errors, so that no match is missed", () => {
    fc.assert(
      fc.property(words, words, (typed, word) => {
        const missing = lettersMissing(lettersOf(typed), lettersOf(word));
        expect(missing).toBeLessThanOrEqual(typingDistanceToStart(typed, word));
      }),
    );
  });
});

it.each([
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
  [20, 2],
])("%i letters tolerate %i errors", (letters, errors) => {
  expect(forgivenErrors(letters)).toBe(errors);
});
