import { keyOf } from "./place-index";

/** A part of an address between commas: its words, and the words with digits at its end. */
export type AddressPart = { readonly names: readonly string[]; readonly codes: readonly string[] };

const WORD_LIMIT = 6;

/** Returns the parts of an address in their order. */
export const partsOf = (address: string): readonly AddressPart[] =>
  address
    .split(/[,;\n]/u)
    .map((part) => part.split(/[\s/]+/u).filter((word) => keyOf(word) !== ""))
    .filter((words) => words.length > 0)
    .map((words) => {
      const lastName = words.findLastIndex((word) => !/\d/u.test(word));
      return { names: words.slice(0, lastName + 1), codes: words.slice(lastName + 1) };
    });

/** Returns the last words of a part, from the longest span to the last word alone, with what precedes each. */
export const tailsOf = (names: readonly string[]) =>
  Array.from({ length: Math.min(WORD_LIMIT, names.length) }, (_, shorter) => {
    const length = Math.min(WORD_LIMIT, names.length) - shorter;
    const words = names.slice(-length);
    return {
      written: words.join(" "),
      key: keyOf(words.join(" ")),
      before: names.slice(0, names.length - length),
    };
  });
