import { COUNTRY_CODES, countryName } from "@holdfast/contract/platform/countries";
import addresses from "../data/places/country_addresses.json";
import { type AddressPart, tailsOf } from "./address-parts";
import { keyOf, placesNamed } from "./place-index";
import { isStateName } from "./states";

/* The names of countries as people write them at the end of an address. */

type Named = {
  readonly country: string;
  readonly written: string;
  /** The part without the country. */
  readonly part: AddressPart;
  /** Whether nothing else can be meant. */
  readonly isCertain: boolean;
};

/** Names that are also parts of towns' names ('Lake Wales'), so they need a town of that country before them. */
const NATIONS = new Set(["england", "scotland", "wales", "cymru", "britain", "ireland"]);
const LARGE_TOWN = 5_000;
/** Codes that regions elsewhere have: SG is a canton, PG a province of Italy. */
const CODES_OF_REGIONS = new Set(["SG", "PG", "ZA", "FJ", "IE", "AU", "US", "GB", "CAN"]);
/** 'Ireland' may also mean the island. */
const NAMES_OF_ISLANDS = new Set(["ireland", "eire", "ie", "irl"]);
const NORTHERN_IRELAND = "NIR";
const NORTHERN_COUNTY =
  /^(?:co|county) (?:antrim|armagh|down|fermanagh|derry|londonderry|tyrone)$/u;

const isCode = (word: string) => /^[A-Z.]{2,6}$/u.test(word);

const known = Object.entries(addresses).flatMap(([country, { words }]) =>
  words.map((word) => ({ word, country })),
);
const namesByKey = new Map(
  known.filter(({ word }) => !isCode(word)).map(({ word, country }) => [keyOf(word), country]),
);
const codes = new Map(
  known
    .filter(({ word }) => isCode(word) && !namesByKey.has(keyOf(word)))
    .map(({ word, country }) => [word.replaceAll(".", ""), country]),
);

/** Whether a single word is the name or the code of a country. */
export const isCountryWord = (word: string): boolean =>
  namesByKey.has(keyOf(word)) || codes.has(word.replaceAll(".", ""));

const isPlaceName = (key: string) => placesNamed(key).length > 0 || isStateName(key);

let others: ReadonlyMap<string, string> | undefined;

/** The countries without facts, by their names, without those that are also the name of a town or a state. */
const otherCountries = () =>
  (others ??= new Map(
    COUNTRY_CODES.filter((code) => !(code in addresses))
      .map((code) => [keyOf(countryName(code)), code] as const)
      .filter(([key]) => !isPlaceName(key)),
  ));

const placesAt = (names: readonly string[]) =>
  tailsOf(names).flatMap(({ key }) => placesNamed(key));

/** Whether what precedes a country's name in the address, in its own part and those before, leaves no doubt. */
function isCertain(
  {
    country,
    written,
    key,
  }: { readonly country: string; readonly written: string; readonly key: string },
  before: readonly string[],
  partsBefore: readonly AddressPart[],
): boolean {
  const earlier = [...partsBefore.map(({ names }) => names), before].filter(
    ({ length }) => length > 0,
  );
  const places = earlier.flatMap(placesAt);
  const hasTown = places.some((place) => place.country === country);
  const code = written.replaceAll(".", "");
  const previous = keyOf(earlier.at(-1)?.join(" ") ?? "");
  const another = namesByKey.get(previous) ?? otherCountries().get(previous);
  if (another !== undefined && another !== country) return false;
  if (NAMES_OF_ISLANDS.has(key)) {
    const isNorthern =
      places.some(({ region }) => region === NORTHERN_IRELAND) ||
      earlier.some((names) => tailsOf(names).some((tail) => NORTHERN_COUNTY.test(tail.key)));
    return hasTown && !isNorthern;
  }
  if (isCode(written) && codes.has(code))
    return hasTown || (!CODES_OF_REGIONS.has(code) && places.length === 0);
  if (NATIONS.has(key) || !namesByKey.has(key)) return hasTown;
  // Not 'Cañada'.
  return written.normalize("NFD") === written || key.includes(" ");
}

/** Returns the country that ends a part, and the part without it; undefined if none does. */
export function countryAtEnd(
  part: AddressPart,
  partsBefore: readonly AddressPart[],
): Named | undefined {
  const tails = tailsOf(part.names);
  for (const [index, { written, key, before }] of tails.entries()) {
    const isPartOfName = tails.slice(0, index).some((longer) => isPlaceName(longer.key));
    const code = isCode(written) ? codes.get(written.replaceAll(".", "")) : undefined;
    const isAlone = before.length === 0;
    const country =
      code ?? namesByKey.get(key) ?? (isAlone ? otherCountries().get(key) : undefined);
    if (country === undefined || (code === undefined && isPartOfName)) continue;
    const isLong = key.includes(" ");
    const follows = NATIONS.has(key)
      ? placesAt(before).some(
          (place) => place.country === country && place.population >= LARGE_TOWN,
        )
      : placesAt(before).length > 0 || tailsOf(before).some((tail) => isStateName(tail.key));
    if (code === undefined && !isAlone && !isLong && !follows) continue;
    return {
      country,
      written,
      part: { names: before, codes: part.codes },
      isCertain: isCertain({ country, written, key }, before, partsBefore),
    };
  }
  return undefined;
}
