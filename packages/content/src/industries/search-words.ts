/** Words that a title needs and a search does not. */
const FILLERS: ReadonlySet<string> = new Set(["a", "an", "and", "for", "in", "of", "or", "the"]);

/** Lowercase words of letters and digits, without accents; apostrophes join ('florist's'). */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** The words that tell, or all where there is nothing else. */
export const significantWords = (text: string): readonly string[] => {
  const words = wordsOf(text);
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
};

/** A word without the ending of a plural: cafes, bakeries, churches. Good enough to compare by. */
export const singularOf = (word: string): string => {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
};
