import { INDUSTRIES, type Industry, TRADING_NAMES } from "./industries";
import { singularOf, significantWords } from "./search-words";
import { lettersOf } from "./typing-distance";

/** A title or a trading name in the search index. */
export type IndexedName = {
  readonly industry: Industry;
  /** Null for a title. */
  readonly tradingName: string | null;
  /** Number of significant words. */
  readonly words: number;
};

/** A word of the classification and the names that contain it (positions in `names`, ascending). */
export type IndexedWord = {
  readonly word: string;
  readonly singular: string;
  /** The bit set from `lettersOf`. */
  readonly letters: number;
  readonly names: readonly number[];
};

export type IndustryIndex = {
  readonly names: readonly IndexedName[];
  readonly words: readonly IndexedWord[];
  /** Words and their singulars, which count as correctly spelled. */
  readonly spelledRight: ReadonlySet<string>;
};

const build = (): IndustryIndex => {
  const names: IndexedName[] = [];
  const positionsByWord = new Map<string, number[]>();
  const add = (industry: Industry, tradingName: string | null) => {
    const words = new Set(significantWords(tradingName ?? industry.title));
    const position = names.push({ industry, tradingName, words: words.size }) - 1;
    for (const word of words) {
      const positions = positionsByWord.get(word);
      if (positions) positions.push(position);
      else positionsByWord.set(word, [position]);
    }
  };
  for (const industry of INDUSTRIES) add(industry, null);
  const byCode = new Map(INDUSTRIES.map((industry) => [industry.code, industry]));
  for (const { code, name } of TRADING_NAMES) {
    const industry = byCode.get(code);
    if (industry) add(industry, name);
  }
  const words = Array.from(positionsByWord, ([word, positions]) => ({
    word,
    singular: singularOf(word),
    letters: lettersOf(word),
    names: positions,
  }));
  return {
    names,
    words,
    spelledRight: new Set(words.flatMap(({ word, singular }) => [word, singular])),
  };
};

let built: IndustryIndex | undefined;

/** Returns the index, which is built by the first search (about 10 ms) and cached. */
export const industryIndex = (): IndustryIndex => {
  built ??= build();
  return built;
};
