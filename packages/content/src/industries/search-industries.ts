import { answerOf, INDUSTRIES, type Industry, type IndustryAnswer } from "./industries";
import { type IndexedName, type IndexedWord, industryIndex } from "./industry-index";
import { singularOf, significantWords } from "./search-words";
import {
  forgivenErrors,
  lettersMissing,
  lettersOf,
  typingDistance,
  typingDistanceToStart,
} from "./typing-distance";

/** Page of the specification's industry search. */
export const INDUSTRY_PAGE_SIZE = 100;

/** More is not read: a query is a few words. */
const MAX_QUERY_LENGTH = 200;
const MAX_QUERY_WORDS = 8;

/** What a word of the query costs by how it meets a word of a name: the less, the nearer. */
const COST = { same: 0, singular: 1, start: 3, within: 20, misspelled: 60, perError: 5 } as const;
/** A misspelled word that is still being typed ranks behind a finished one. */
const UNFINISHED = 10;
/** Shorter pieces stand within half of all words. */
const SHORTEST_WITHIN = 3;
const SHORTEST_MISSPELLED_START = 5;

/** Words that so many names and queries carry that they only decide between equals. */
const GENERIC: ReadonlySet<string> = new Set(
  ["business", "company", "general", "ltd", "other", "pty", "service", "shop", "store"].flatMap(
    (word) => [word, `${word}s`],
  ),
);

/** A shop is a store, and both are what titles call retailing. */
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

/** A word that is no word of the classification but two of them: 'coffeeshop'. */
const halvesOf = (typed: string): readonly string[] => {
  const { words, spelledRight } = industryIndex();
  if (spelledRight.has(typed) || words.some(({ word }) => word.startsWith(typed))) return [typed];
  for (let cut = typed.length - SHORTEST_WITHIN; cut >= SHORTEST_WITHIN; cut -= 1) {
    const halves = [typed.slice(0, cut), typed.slice(cut)];
    if (halves.every((half) => spelledRight.has(half))) return halves;
  }
  return [typed];
};

/** Digits begin a code: the code itself first, then those below it in their order. A letter is a division. */
const codeCostsOf = (typed: string): readonly (readonly [position: number, cost: number])[] => {
  if (!/^(?:[a-z]|\d{1,4})$/.test(typed)) return [];
  return industryIndex().names.flatMap(({ industry, tradingName }, position) => {
    const code = industry.code.toLowerCase();
    if (tradingName !== null || !code.startsWith(typed)) return [];
    const cost = code === typed ? COST.same : Number(`0.${code}`) + code.length / 1e6;
    return [[position, cost] as const];
  });
};

/** Cost of one query word for each name that it meets. */
const costsOf = (typed: string): ReadonlyMap<number, number> => {
  const { words } = industryIndex();
  const costs = new Map(codeCostsOf(typed));
  const note = (position: number, cost: number) => {
    if (cost < (costs.get(position) ?? Infinity)) costs.set(position, cost);
  };
  const singular = singularOf(typed);
  let begun = false;
  for (const indexed of words) {
    const cost = spellingCost(typed, singular, indexed);
    if (cost === Infinity) continue;
    begun ||= cost <= COST.start;
    for (const position of indexed.names) note(position, cost);
  }
  // Only a word with which nothing begins is taken for a typing error: 'cafe' does not mean 'care'.
  if (!begun && forgivenErrors(typed.length) > 0 && !/\d/.test(typed)) {
    const letters = lettersOf(typed);
    for (const indexed of words) {
      const cost = misspellingCost(typed, letters, indexed);
      if (cost === Infinity) continue;
      for (const position of indexed.names) note(position, cost);
    }
  }
  return costs;
};

/** How a name meets a query: telling words met, their cost, and generic words met. */
type Found = {
  readonly name: IndexedName;
  met: number;
  cost: number;
  genericMet: number;
};

const byNearness = (one: Found, other: Found): number =>
  other.met - one.met ||
  one.cost - other.cost ||
  other.genericMet - one.genericMet ||
  one.name.words - other.name.words ||
  LEVELS.indexOf(one.name.industry.level) - LEVELS.indexOf(other.name.industry.level) ||
  (one.name.industry.code < other.name.industry.code ? -1 : 1);

/** Names that meet any word of the query, by position in the index. */
const meetings = (query: readonly string[]): ReadonlyMap<number, Found> => {
  const { names } = industryIndex();
  const found = new Map<number, Found>();
  const meeting = (position: number, name: IndexedName): Found => {
    const known = found.get(position) ?? { name, met: 0, cost: 0, genericMet: 0 };
    found.set(position, known);
    return known;
  };
  const generic = query.every((typed) => GENERIC.has(typed)) ? new Set<string>() : GENERIC;
  for (const typed of query.filter((word) => !generic.has(word))) {
    for (const [position, cost] of costsOf(typed)) {
      const name = names[position];
      if (!name) continue;
      const one = meeting(position, name);
      one.met += 1;
      one.cost += cost;
    }
  }
  for (const typed of query.filter((word) => generic.has(word))) {
    const alike = SHOPS.includes(singularOf(typed)) ? SHOPS : [typed];
    for (const position of new Set(alike.flatMap((word) => [...costsOf(word).keys()]))) {
      const one = found.get(position);
      if (one) one.genericMet += 1;
    }
  }
  return found;
};

/** Names that meet the most telling words of the query, each entry of the classification once. */
const nearest = (query: readonly string[]): readonly Found[] => {
  const found = [...meetings(query).values()];
  const most = found.reduce((met, one) => Math.max(met, one.met), 0);
  const best = new Map<Industry, Found>();
  for (const one of found) {
    const known = best.get(one.name.industry);
    if (one.met === most && (!known || byNearness(one, known) < 0)) {
      best.set(one.name.industry, one);
    }
  }
  return [...best.values()].sort(byNearness);
};

/**
 * Industries for what a person typed, nearest first: by code, title or trading name, which leads to
 * its class. Accents, case, plurals and small typing errors are forgiven; where no name meets all
 * words, those that meet most. An empty query pages through the whole classification in its order.
 * The same query always answers the same.
 * @param page `limit` rows (100 where absent) after the first `offset` (0 where absent)
 */
export const searchIndustries = (
  query: string,
  page: { readonly limit?: number; readonly offset?: number } = {},
): readonly IndustryAnswer[] => {
  const { limit = INDUSTRY_PAGE_SIZE, offset = 0 } = page;
  const words = significantWords(query.slice(0, MAX_QUERY_LENGTH));
  if (words.length === 0) {
    return INDUSTRIES.slice(offset, offset + limit).map((industry) => answerOf(industry, null));
  }
  const typed = new Set(words.slice(0, MAX_QUERY_WORDS).flatMap(halvesOf));
  return nearest([...typed])
    .slice(offset, offset + limit)
    .map(({ name }) => answerOf(name.industry, name.tradingName));
};
