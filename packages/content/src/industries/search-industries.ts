import { answerOf, INDUSTRIES, type Industry, type IndustryResult } from "./industries";
import { type IndexedName, type IndexedWord, industryIndex } from "./industry-index";
import { singularOf, significantWords } from "./search-words";
import {
  forgivenErrors,
  lettersMissing,
  lettersOf,
  typingDistance,
  typingDistanceToStart,
} from "./typing-distance";

/** Page size of the industry search (specification). */
export const INDUSTRY_PAGE_SIZE = 100;

/** The rest of a longer query is ignored: a query is a few words. */
const MAX_QUERY_LENGTH = 200;
const MAX_QUERY_WORDS = 8;

/** The cost of a query word by how it matches a word of a name; lower is better. */
const COST = { same: 0, singular: 1, start: 3, within: 20, misspelled: 60, perError: 5 } as const;
/** Added to a misspelled prefix, so that it ranks below a complete word. */
const UNFINISHED = 10;
/** Shorter pieces occur in half of all words. */
const SHORTEST_WITHIN = 3;
const SHORTEST_MISSPELLED_START = 5;

/** Words so common in names and queries that they only break ties. */
const GENERIC: ReadonlySet<string> = new Set(
  ["business", "company", "general", "ltd", "other", "pty", "service", "shop", "store"].flatMap(
    (word) => [word, `${word}s`],
  ),
);

/** Synonyms: titles use 'retailing' for shops and stores. */
const SHOPS: readonly string[] = ["shop", "store", "retailing"];

const LEVELS = ["class", "group", "subdivision", "division"];

const misspellingCost = (typed: string, letters: number, indexed: IndexedWord): number => {
  const { word } = indexed;
  const forgiven = forgivenErrors(typed.length);
  if (word.length < typed.length - forgiven) return Infinity;
  if (lettersMissing(letters, indexed.letters) > forgiven) return Infinity;
  if (word.length <= typed.length + forgiven) {
    const errors = typingDistance(typed, word);
    if (errors <= forgiven) return COST.misspelled + errors * COST.perError;
  }
  if (typed.length < SHORTEST_MISSPELLED_START) return Infinity;
  const errors = typingDistanceToStart(typed, word.slice(0, typed.length + forgiven));
  return errors <= forgiven ? COST.misspelled + UNFINISHED + errors * COST.perError : Infinity;
};

const spellingCost = (typed: string, singular: string, indexed: IndexedWord): number => {
  if (indexed.word === typed) return COST.same;
  if (indexed.singular === singular) return COST.singular;
  if (indexed.word.startsWith(typed)) return COST.start;
  return typed.length >= SHORTEST_WITHIN && indexed.word.includes(typed) ? COST.within : Infinity;
};

/** Splits a word that joins two words of the classification, such as 'coffeeshop'. */
const halvesOf = (typed: string): readonly string[] => {
  const { words, spelledRight } = industryIndex();
  if (spelledRight.has(typed) || words.some(({ word }) => word.startsWith(typed))) return [typed];
  for (let cut = typed.length - SHORTEST_WITHIN; cut >= SHORTEST_WITHIN; cut -= 1) {
    const halves = [typed.slice(0, cut), typed.slice(cut)];
    if (halves.every((half) => spelledRight.has(half))) return halves;
  }
  return [typed];
};

/** Matches digits as a code prefix: the code itself first, then those below it in order. A letter is a division. */
const codeCostsOf = (typed: string): readonly (readonly [position: number, cost: number])[] => {
  if (!/^(?:[a-z]|\d{1,4})$/.test(typed)) return [];
  return industryIndex().names.flatMap(({ industry, tradingName }, position) => {
    const code = industry.code.toLowerCase();
    if (tradingName !== null || !code.startsWith(typed)) return [];
    const cost = code === typed ? COST.same : Number(`0.${code}`) + code.length / 1e6;
    return [[position, cost] as const];
  });
};

/** Returns the cost of one query word for each name that it matches. */
const costsOf = (typed: string): ReadonlyMap<number, number> => {
  const { words } = industryIndex();
  const costs = new Map(codeCostsOf(typed));
  const note = (position: number, cost: number) => {
    if (cost < (costs.get(position) ?? Infinity)) costs.set(position, cost);
  };
  const singular = singularOf(typed);
  let hasStart = false;
  for (const indexed of words) {
    const cost = spellingCost(typed, singular, indexed);
    if (cost === Infinity) continue;
    hasStart ||= cost <= COST.start;
    for (const position of indexed.names) note(position, cost);
  }
  // Only a word that no name starts with is treated as a typing error: 'cafe' doesn't mean 'care'.
  if (!hasStart && forgivenErrors(typed.length) > 0 && !/\d/.test(typed)) {
    const letters = lettersOf(typed);
    for (const indexed of words) {
      const cost = misspellingCost(typed, letters, indexed);
      if (cost === Infinity) continue;
      for (const position of indexed.names) note(position, cost);
    }
  }
  return costs;
};

/** How a name matches a query: the number of significant words matched, their cost, and generic words matched. */
type Found = {
  readonly name: IndexedName;
  matched: number;
  cost: number;
  genericMatched: number;
};

const byRelevance = (a: Found, b: Found): number =>
  b.matched - a.matched ||
  a.cost - b.cost ||
  b.genericMatched - a.genericMatched ||
  a.name.words - b.name.words ||
  LEVELS.indexOf(a.name.industry.level) - LEVELS.indexOf(b.name.industry.level) ||
  (a.name.industry.code < b.name.industry.code ? -1 : 1);

/** Returns the names that match any word of the query, by position in the index. */
const matchesOf = (query: readonly string[]): ReadonlyMap<number, Found> => {
  const { names } = industryIndex();
  const found = new Map<number, Found>();
  const matchAt = (position: number, name: IndexedName): Found => {
    const known = found.get(position) ?? { name, matched: 0, cost: 0, genericMatched: 0 };
    found.set(position, known);
    return known;
  };
  const generic = query.every((typed) => GENERIC.has(typed)) ? new Set<string>() : GENERIC;
  for (const typed of query.filter((word) => !generic.has(word))) {
    for (const [position, cost] of costsOf(typed)) {
      const name = names[position];
      if (!name) continue;
      const match = matchAt(position, name);
      match.matched += 1;
      match.cost += cost;
    }
  }
  for (const typed of query.filter((word) => generic.has(word))) {
    const synonyms = SHOPS.includes(singularOf(typed)) ? SHOPS : [typed];
    for (const position of new Set(synonyms.flatMap((word) => [...costsOf(word).keys()]))) {
      const match = found.get(position);
      if (match) match.genericMatched += 1;
    }
  }
  return found;
};

/** Returns the names that match the most significant words of the query, each entry of the classification once. */
const bestMatches = (query: readonly string[]): readonly Found[] => {
  const found = [...matchesOf(query).values()];
  const most = found.reduce((max, match) => Math.max(max, match.matched), 0);
  const best = new Map<Industry, Found>();
  for (const match of found) {
    const known = best.get(match.name.industry);
    if (match.matched === most && (!known || byRelevance(match, known) < 0)) {
      best.set(match.name.industry, match);
    }
  }
  return [...best.values()].sort(byRelevance);
};

/**
 * Returns the industries that match a query, best match first: by code, title or trading name, which
 * resolves to its class. Accents, case, plurals and small typing errors are ignored; if no name matches
 * all words, those that match the most are returned. An empty query pages through the whole
 * classification in its order. Results are deterministic.
 * @param page `limit` rows (default 100) after the first `offset` (default 0)
 */
export const searchIndustries = (
  query: string,
  page: { readonly limit?: number; readonly offset?: number } = {},
): readonly IndustryResult[] => {
  const { limit = INDUSTRY_PAGE_SIZE, offset = 0 } = page;
  const words = significantWords(query.slice(0, MAX_QUERY_LENGTH));
  if (words.length === 0) {
    return INDUSTRIES.slice(offset, offset + limit).map((industry) => answerOf(industry, null));
  }
  const typed = new Set(words.slice(0, MAX_QUERY_WORDS).flatMap(halvesOf));
  return bestMatches([...typed])
    .slice(offset, offset + limit)
    .map(({ name }) => answerOf(name.industry, name.tradingName));
};
