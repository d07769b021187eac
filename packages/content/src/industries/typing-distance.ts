/** Longer words are compared by their first letters; every word of the classification is much shorter. */
const LONGEST = 40;
const WIDTH = LONGEST + 1;

/** Each step needs only three rows of the table. */
const rows = [new Uint8Array(WIDTH), new Uint8Array(WIDTH), new Uint8Array(WIDTH)] as const;

/** Returns the last row of the table: the typing errors between `typed` and each prefix of `word`. */
const lastRow = (typed: string, word: string): Uint8Array => {
  let [beforeLast, last, row] = rows;
  for (let column = 0; column <= word.length; column += 1) row[column] = column;
  for (let line = 1; line <= typed.length; line += 1) {
    [beforeLast, last, row] = [last, row, beforeLast];
    row[0] = line;
    const code = typed.charCodeAt(line - 1);
    for (let column = 1; column <= word.length; column += 1) {
      const same = code === word.charCodeAt(column - 1);
      let errors = Math.min(
        (last[column] ?? 0) + 1,
        (row[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        line > 1 &&
        column > 1 &&
        code === word.charCodeAt(column - 2) &&
        typed.charCodeAt(line - 2) === word.charCodeAt(column - 1);
      if (swapped) errors = Math.min(errors, (beforeLast[column - 2] ?? 0) + 1);
      row[column] = errors;
    }
  }
  return row;
};

/**
 * Returns the typing errors between two words: characters missing, added, replaced or swapped with
 * their neighbour (Damerau-Levenshtein distance, optimal string alignment).
 */
export const typingDistance = (typed: string, word: string): number => {
  const [left, right] = [typed.slice(0, LONGEST), word.slice(0, LONGEST)];
  return lastRow(left, right)[right.length] ?? 0;
};

/** Returns the typing errors between a word still being typed and the closest prefix of `word`. */
export const typingDistanceToStart = (typed: string, word: string): number => {
  const [left, right] = [typed.slice(0, LONGEST), word.slice(0, LONGEST)];
  return Math.min(...lastRow(left, right).subarray(0, right.length + 1));
};

/** Returns the typing errors tolerated in a word of this length: 1 from four characters, 2 from eight. */
export const forgivenErrors = (length: number): number => {
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
};

/** Returns the letters of a word as a bit set, computed once per word. */
export const lettersOf = (word: string): number => {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1)
    letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
};

/**
 * Counts the letters of the typed word that the other lacks. Each is at least one typing error, so
 * that most words need no comparison. Takes bit sets from `lettersOf`.
 */
export const lettersMissing = (typed: number, word: number): number => {
  let missing = 0;
  for (let rest = typed & ~word; rest !== 0; rest &= rest - 1) missing += 1;
  return missing;
};
