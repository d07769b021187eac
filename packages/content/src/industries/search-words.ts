/** Stop words, which titles need and searches ignore. */
const FILLERS: ReadonlySet<string> = new Set(["a", "an", "and", "for", "in", "of", "or", "the"]);

/** Returns the lowercase words of letters and digits, without accents; apostrophes don't split ('florist's'). */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** Returns the words without fillers, or all if there are only fillers. */
export const significantWords = (text: string): readonly string[] => {
  const words = wordsOf(text);
  const significant = words.filter((word) => !FILLERS.has(word));
  return significant.length > 0 ? significant : words;
};

/** Removes a plural ending: cafes, bakeries, churches. Good enough for comparison. */
export const singularOf = (word: string): string => {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
};
