import { isCountryWord } from "./country-names";
import { keyOf, type Place, placeIndex, type Region } from "./place-index";
import { isStreetWord } from "./street-words";

/** An address and the country that is searched. */
export type AddressInCountry = {
  readonly address: string;
  /** ISO 3166-1 alpha-2; null if the address may be in any. */
  readonly country: string | null;
  /** Searched first if `country` is null. */
  readonly likelyCountry: string;
};

/** Where an address is, to the town or suburb; or to the state alone, at its representative place. */
export type FoundPlace = {
  readonly latitude: number;
  readonly longitude: number;
  /** The town, suburb or state that was recognised. */
  readonly name: string;
  readonly precision: "place" | "region";
};

const LONGEST_NAME = 4;

type Word = { readonly text: string; readonly key: string; readonly segment: number };

const wordsOf = (address: string): readonly Word[] =>
  address
    .split(/[,;\n]/u)
    .flatMap((part, segment) =>
      part.split(/[\s/]+/u).map((text) => ({ text, key: keyOf(text), segment })),
    )
    .filter(({ key }) => key !== "");

type Span = { readonly from: number; readonly to: number };

/** Spans of up to four words of one segment, the last and longest first. */
function* spansOf(words: readonly Word[]): Generator<Span> {
  for (let to = words.length; to > 0; to -= 1)
    for (let from = Math.max(0, to - LONGEST_NAME); from < to; from += 1)
      if (words[from]?.segment === words[to - 1]?.segment) yield { from, to };
}

const keyAt = (words: readonly Word[], { from, to }: Span) =>
  words
    .slice(from, to)
    .map(({ key }) => key)
    .join(" ");

/** Returns the last state that the address names in one of these countries; in any country if there are none. */
const regionOf = (words: readonly Word[], country: string | null): Region | undefined => {
  const { regions } = placeIndex();
  for (const span of spansOf(words)) {
    const written = words
      .slice(span.from, span.to)
      .map(({ text }) => text)
      .join(" ");
    const named = regions.get(written) ?? regions.get(keyAt(words, span)) ?? [];
    const region = named.find((candidate) => country === null || candidate.country === country);
    if (region) return region;
  }
  return undefined;
};

const isStreet = (words: readonly Word[], { from, to }: Span) =>
  (to - from === 1 && isStreetWord(words[from]?.key ?? "")) ||
  (isStreetWord(words[to]?.key ?? "") && words[to]?.segment === words[from]?.segment);

/** Whether only a postcode or the country follows in the segment, so that the span ends its part of the address. */
const endsPart = (words: readonly Word[], { from, to }: Span) =>
  words
    .slice(to)
    .every(
      ({ text, segment }) =>
        segment !== words[from]?.segment || /\d/u.test(text) || isCountryWord(text),
    );

/** The town or suburb that an address names and its state, as far as they are recognised. */
type Located = { readonly place?: Place; readonly region?: Region };

/**
 * Returns where an address is, by the places that it names: the last town or suburb of the state that it names, else of
 * its country. Undefined if it names none. Pure.
 */
export function findPlace({
  address,
  country,
  likelyCountry,
}: AddressInCountry): FoundPlace | undefined {
  const words = wordsOf(address);
  const found = [country ?? likelyCountry, country]
    .map((within) => locate(words, within))
    .find(({ place, region }) => place ?? region);
  if (found?.place) {
    const { latitude, longitude, name } = found.place;
    return { latitude, longitude, name, precision: "place" };
  }
  if (!found?.region) return undefined;
  const { name, lat, lng } = found.region;
  return { latitude: lat, longitude: lng, name, precision: "region" };
}

/** Returns the state of an address in its country, as people write it ('NSW'); null if it is not recognised. */
export function stateOf(address: string, country: string): string | null {
  const { place, region } = locate(wordsOf(address), country);
  const code = place?.region ?? region?.admin1;
  const state = [...placeIndex().regions.values()]
    .flat()
    .find((place) => place.country === country && place.admin1 === code);
  return state?.abbreviations[0] ?? null;
}

/** Finds the place in a country, or in any if it is null. */
function locate(words: readonly Word[], country: string | null): Located {
  const region = regionOf(words, country);
  const { places } = placeIndex();
  for (const span of spansOf(words)) {
    if (isStreet(words, span)) continue;
    const same = (places.get(keyAt(words, span)) ?? []).filter(
      (candidate) => country === null || candidate.country === country,
    );
    if (region) {
      const place = same.find(
        (candidate) => candidate.country === region.country && candidate.region === region.admin1,
      );
      if (place) return { place };
    } else if (same[0] && endsPart(words, span)) return { place: same[0] };
  }
  return region ? { region } : {};
}
