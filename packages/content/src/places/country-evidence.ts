import { type AddressPart, partsOf, tailsOf } from "./address-parts";
import { countryAtEnd } from "./country-names";
import { placesNamed } from "./place-index";
import { isPostcodeElsewhere, stateAtEnd } from "./states";
import { isStreetWord } from "./street-words";

/** Something that says in which country a location is. */
export type CountryEvidence = {
  readonly by: "country" | "postcode" | "state" | "pin" | "phone" | "town" | "other locations";
  /** ISO 3166-1 alpha-2; null if it only contradicts another. */
  readonly country: string | null;
  /** The words of the address, or the like. */
  readonly text: string;
};

/** Postcodes with letters, by the country that alone has this form; the first that fits. */
const LETTERED: readonly (readonly [string | null, RegExp])[] = [
  // Jersey, Guernsey, the Isle of Man and Gibraltar have the form of the United Kingdom, but are not in it.
  [null, /^(?:JE|GY|IM|GX)\d[A-Z\d]? ?\d[A-Z]{2}$/u],
  ["GB", /^[A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2}$/u],
  // Not '(farm on the road) R44 7600'.
  ["IE", /^(?:[AC-FHKNPRTV-Y]\d[0-9W]|D6W) ?(?!\d{4})[0-9AC-FHKNPRTV-Y]{4}$/u],
  ["CA", /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/u],
];
const SINGAPORE = /\b(?:singapore\s*|(?<![’'])s\s?(?=\())\(?(\d{6})\b/iu;
const POSTCODE = /^\d{4,5}$/u;
const SHORTEST_CODE = 6;

/** Returns the postcode with letters that ends a part, and its country. */
function letteredPostcode({ names, codes }: AddressPart): CountryEvidence | undefined {
  const words = [...names, ...codes];
  for (const text of [words.slice(-2).join(" "), words.at(-1) ?? ""]) {
    const found =
      text.length >= SHORTEST_CODE &&
      LETTERED.find(([, pattern]) => pattern.test(text.toUpperCase()));
    if (found) return { by: "postcode", country: found[0], text };
  }
  return undefined;
}

/** What an address says of its country. */
export type AddressEvidence = {
  readonly evidence: readonly CountryEvidence[];
  /** The last town or suburb that it names, and the countries whose town of that name may have its postcode. */
  readonly town: { readonly name: string; readonly countries: ReadonlySet<string> } | null;
};

const townAtEnd = (names: readonly string[]) => {
  for (const { key, written } of tailsOf(names)) {
    const places = placesNamed(key);
    if (places.length > 0 && !isStreetWord(key))
      return { key, name: written, countries: new Set(places.map(({ country }) => country)) };
  }
  return undefined;
};

/**
 * Returns the country words, postcodes with letters, and states in an address, and its town. Postcodes of digits say
 * nothing by themselves: Australia, New Zealand and South Africa use the same ones.
 */
export function evidenceOfAddress(address: string): AddressEvidence {
  const parts = partsOf(address);
  const lastNamed = parts.findLastIndex(({ names }) => names.length > 0);
  const evidence: CountryEvidence[] = [];
  const last = parts[lastNamed];
  const named = last && countryAtEnd(last, parts.slice(0, lastNamed));
  if (named?.isCertain)
    evidence.push({ by: "country", country: named.country, text: named.written });
  const rest = parts.map((part, index) => (index === lastNamed && named ? named.part : part));
  const singapore = SINGAPORE.exec(address);
  if (singapore) evidence.push({ by: "postcode", country: "SG", text: singapore[1] ?? "" });
  for (const part of rest.toReversed()) {
    const lettered = letteredPostcode(part);
    if (lettered) evidence.push(lettered);
  }
  let state: ReturnType<typeof stateAtEnd>;
  let town: ReturnType<typeof townAtEnd>;
  let townPostcode: string | undefined;
  let postcode: string | undefined;
  for (const [index, { names, codes }] of [...rest.entries()].toReversed()) {
    // That of a part without one follows it: 'Sydney, NSW, 2000'.
    postcode = codes.findLast((code) => POSTCODE.test(code)) ?? postcode;
    const found = state
      ? undefined
      : stateAtEnd(names, {
          partBefore: rest[index - 1]?.names ?? [],
          postcode,
          isLast: rest.slice(index + 1).every((later) => later.names.length === 0),
        });
    if (found) state = found;
    if (found?.country) evidence.push({ by: "state", country: found.country, text: found.written });
    if (town) continue;
    town = townAtEnd(found?.before ?? names);
    townPostcode = postcode;
  }
  // A name that decides nothing alone still contradicts: 'Ireland KW16 1AB'.
  if (named && !named.isCertain && evidence.some(({ country }) => country !== named.country))
    evidence.unshift({ by: "country", country: named.country, text: named.written });
  // What only contradicts says nothing alone.
  if (evidence.every(({ country }) => country === null)) evidence.length = 0;
  if (!town) return { evidence, town: null };
  const { key, name } = town;
  const isElsewhere = (country: string) =>
    townPostcode !== undefined && isPostcodeElsewhere(country, key, townPostcode);
  if (named?.isCertain && isElsewhere(named.country))
    evidence.push({ by: "postcode", country: null, text: `${name} ${townPostcode}` });
  const countries = new Set([...town.countries].filter((country) => !isElsewhere(country)));
  return { evidence, town: { name, countries } };
}
