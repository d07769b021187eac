import { expect, it } from "vitest";
import { createPageNumberGuesses } from "./page-number-guesses";

const numbering = (page: string) => ({
  numbers: new Map([["a", page]]),
  numberedPages: 9,
  blankBefore: [],
});

it("finds the numbers of a document with the same ids in the same order", () => {
  const guesses = createPageNumberGuesses();
  guesses.store(["a", "b"], numbering("03"));
  guesses.store(["a", "b"], numbering("04"));
  expect(guesses.find(["a", "b"])).toEqual(numbering("04"));
  expect([guesses.find(["b", "a"]), guesses.find(["a"]), guesses.find([])]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it("removes those stored longest ago", () => {
  const guesses = createPageNumberGuesses(2);
  for (const id of ["a", "b", "a", "c"]) guesses.store([id], numbering(id));
  expect(["a", "b", "c"].map((id) => guesses.find([id]) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});
