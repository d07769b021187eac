import rows from "../data/industries/industries_anzsic_2006.json";
import names from "../data/industries/industry_aliases.json";

/** From the broadest to the narrowest. */
export type IndustryLevel = "division" | "subdivision" | "group" | "class";

/**
 * An entry of ANZSIC 2006: 'Based on ANZSIC 2006 (Rev. 2.0), Australian Bureau of Statistics and
 * Stats NZ', which every screen that lists industries shows.
 */
export type Industry = {
  /** A letter for a division, else 2 to 4 digits. */
  readonly code: string;
  readonly level: IndustryLevel;
  readonly title: string;
  readonly parentCode: string | null;
  readonly divisionCode: string;
  /** Slug of a class's title, unique; null above classes. */
  readonly alias: string | null;
};

/** An everyday name for businesses in a class; used for search, not part of the classification. */
export type TradingName = {
  /** Slug of the name; unique among trading names and class aliases. */
  readonly alias: string;
  readonly name: string;
  /** Code of the class. */
  readonly code: string;
};

/** All 825 entries in the order of the classification. */
export const INDUSTRIES = rows as readonly Industry[];
export const TRADING_NAMES: readonly TradingName[] = names;

/** One industry as the API returns it. */
export type IndustryResult = {
  /** The same as `code`. */
  readonly id: string;
  readonly code: string;
  /** Title of the entry. */
  readonly name: string;
  /** Slug of a class; null above classes. */
  readonly alias: string | null;
  /** The trading name that matched; null if the code or title did. */
  readonly tradingName: string | null;
};

export const answerOf = (industry: Industry, tradingName: string | null): IndustryResult => ({
  id: industry.code,
  code: industry.code,
  name: industry.title,
  alias: industry.alias,
  tradingName,
});

let byKey: ReadonlyMap<string, IndustryResult> | undefined;

const answersByKey = (): ReadonlyMap<string, IndustryResult> => {
  const answers = new Map<string, IndustryResult>();
  const industries = new Map(INDUSTRIES.map((industry) => [industry.code, industry]));
  for (const { alias, name, code } of TRADING_NAMES) {
    const industry = industries.get(code);
    if (industry) answers.set(alias, answerOf(industry, name));
  }
  for (const industry of INDUSTRIES) {
    const answer = answerOf(industry, null);
    answers.set(industry.code.toLowerCase(), answer);
    if (industry.alias !== null) answers.set(industry.alias, answer);
  }
  return answers;
};

/**
 * Returns the industry for a code ('4511', 'H') or a slug: of a class ('cafes-and-restaurants') or of a
 * trading name ('coffee-shop'), which resolves to its class. Undefined if there is none.
 */
export const industryByCodeOrAlias = (codeOrAlias: string): IndustryResult | undefined => {
  byKey ??= answersByKey();
  return byKey.get(codeOrAlias.trim().toLowerCase());
};
