import { describe, expect, it } from "vitest";
import { singularOf, significantWords, wordsOf } from "./search-words";

it.each([
  ["  Café & Restaurants ", ["cafe", "restaurants"]],
  ["Buying and/or Selling n.e.c.", ["buying", "and", "or", "selling", "n", "e", "c"]],
  ["florist's", ["florists"]],
  ["ﬁsh", ["fish"]],
  ["24-hour gym", ["24", "hour", "gym"]],
  ["理髪店", ["理髪店"]],
  ["!?", []],
])("the words of %j", (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

describe("significantWords", () => {
  it("removes fillers, unless there is nothing else", () => {
    expect(significantWords("the growing of grapes")).toEqual(["growing", "grapes"]);
    expect(significantWords("the of")).toEqual(["the", "of"]);
  });
});

it.each([
  ["cafes", "cafe"],
  ["bakeries", "bakery"],
  ["churches", "church"],
  ["boxes", "box"],
  ["glass", "glass"],
  ["gas", "gas"],
  ["bus", "bus"],
  ["plumber", "plumber"],
])("%s is %s", (word, singular) => {
  expect(singularOf(word)).toBe(singular);
});
