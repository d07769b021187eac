import { createHash } from "node:crypto";

/** The text of each page reference by the id it refers to; empty if there is no such element. */
export type PageNumbers = ReadonlyMap<string, string>;

/** The page numbers of a document, and how many of its pages have one. */
export type PageNumbering = {
  readonly numbers: PageNumbers;
  readonly numberedPages: number;
  /** Ids of the parts with a blank page before them, so that they start on a right-hand page. */
  readonly blankBefore: readonly string[];
};

/**
 * The page numbers of documents printed before, by the ids they refer to. A document with the same ids, such as the
 * same plan with a corrected phone number, most often has the same: it is then printed once instead of twice. A guess
 * is only used if the printed document proves it right.
 */
export type PageNumberGuesses = {
  find(ids: readonly string[]): PageNumbering | undefined;
  store(ids: readonly string[], numbering: PageNumbering): void;
};

/** A plan has about a hundred ids, so all guesses take less than a megabyte. */
const MAX_GUESSES = 50;

export function createPageNumberGuesses(max = MAX_GUESSES): PageNumberGuesses {
  // A Map iterates in the order of insertion: the guess stored longest ago comes first.
  const guesses = new Map<string, PageNumbering>();
  return {
    find: (ids) => guesses.get(keyOf(ids)),
    store(ids, numbering) {
      const key = keyOf(ids);
      guesses.delete(key);
      guesses.set(key, numbering);
      for (const oldest of guesses.keys()) {
        if (guesses.size <= max) break;
        guesses.delete(oldest);
      }
    },
  };
}

const keyOf = (ids: readonly string[]) =>
  createHash("sha256").update(JSON.stringify(ids)).digest("base64url");
