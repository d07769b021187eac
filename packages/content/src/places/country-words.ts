import { COUNTRY_CODES, countryName } from "@holdfast/contract/platform/countries";
import addresses from "../data/country_addresses.json";
import { type AddressPart, tailsOf } from "./address-parts";
import { keyOf, placeIndex } from "./place-index";
import { isStateName } from "./states";

/* The names of countries as people write them at the end of an address. */

type Named = { readonly country: string; readonly written: string; readonly part: AddressPart };

/** Names that are also parts of towns' names ('Lake Wales'), so they need a town of that country before them. */
const NATIONS = new Set(["england", "scotland", "wales", "cymru", "britain", "ireland"]);
const LARGE_TOWN = 5_000;

const isCode = (word: string) => /^[A-Z.]{2,6}$/u.test(word);

const known = Object.entries(addresses).flatMap(([country, { words }]) =>
  words.map((word) => ({ word, country })),
);
const namesByKey = new Map(
  known.filter(({ word }) => !isCode(word)).map(({ word, country }) => [keyOf(word), country]),
);
const codes = new Map(
  known
    .filter(({ word }) => isCode(word))
    .map(({ word, country }) => [word.replaceAll(".", ""), country]),
);

/** Whether a single word is the name or the code of a country. */
export const isCountryWord = (word: string): boolean =>
  namesByKey.has(keyOf(word)) || codes.has(word.replaceAll(".", ""));

let others: ReadonlyMap<string, string> | undefined;

/** The countries without facts, by their names, without those that are also the name of a town or a state. */
const otherCountries = () =>
  (others ??= new Map(
    COUNTRY_CODES.filter((code) => !(code in addresses))
      .map((code) => [keyOf(countryName(code)), code] as const)
      .filter(([key]) => !placeIndex().places.has(key) && !isStateName(key)),
  ));

const placesAt = (names: readonly string[]) =>
  tailsOf(names).flatMap(({ key }) => placeIndex().places.get(key) ?? []);

const isPlaceName = (key: string) => placeIndex().places.has(key) || isStateName(key);

/** Returns the country that ends a part, and the part without it; undefined if none does. */
export function countryAtEnd(part: AddressPart): Named | undefined {
  const tails = tailsOf(part.names);
  for (const [index, { written, key, before }] of tails.entries()) {
    const named = { written, part: { names: before, codes: part.codes } };
    const isPartOfName = tails.slice(0, index).some((longer) => isPlaceName(longer.key));
    const code = codes.get(written.replaceAll(".", ""));
    if (code !== undefined && isCode(written)) return { ...named, country: code };
    const country = namesByKey.get(key) ?? (before.length === 0 ? otherCountries().get(key) : "");
    if (!country || isPartOfName) continue;
    const isAlone = before.length === 0;
    const isLong = key.includes(" ");
    const follows = NATIONS.has(key)
      ? placesAt(before).some((one) => one.country === country && one.population >= LARGE_TOWN)
      : placesAt(before).length > 0 || tailsOf(before).some((tail) => isStateName(tail.key));
    if (isAlone || isLong || follows) return { ...named, country };
  }
  return undefined;
}
