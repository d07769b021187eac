import { keyOf, type Place, placeIndex, type Region } from "./place-index";

/** Where an address is, to the town or suburb; or to the state alone, at its representative place. */
export type FoundPlace = {
  readonly latitude: number;
  readonly longitude: number;
  /** The town, suburb or state that was recognised. */
  readonly name: string;
  readonly precision: "place" | "region";
};

/** A name before one of these is that of a street: 'Sydney Road' is not in Sydney. */
const STREET_WORDS = new Set(
  `street st road rd avenue ave av lane ln drive dr highway hwy parade pde place pl court ct crescent cres
  terrace tce square sq quay way boulevard blvd close esplanade esp wharf bridge building house centre center
  arcade plaza mall tower towers park floor level unit suite shop`.split(/\s+/u),
);

const COUNTRIES: Readonly<Record<string, string>> = {
  australia: "AU",
  "new zealand": "NZ",
  aotearoa: "NZ",
  "south africa": "ZA",
  "united kingdom": "GB",
  "great britain": "GB",
  uk: "GB",
  england: "GB",
  "united states": "US",
  "united states of america": "US",
  usa: "US",
};
/** Countries whose postcodes have that many digits, the likelier first. */
const BY_POSTCODE: Readonly<Record<number, readonly string[]>> = {
  4: ["AU", "NZ", "ZA"],
  5: ["US"],
};
/** Holdfast's classification of industries is Australian, so an address without a country is taken as Australian. */
const ASSUMED = ["AU"];
/** Those whose states are in the list. */
const WITH_REGIONS = ["AU", "NZ", "GB", "US", "ZA"];
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

/** Returns the countries that the address may be in, the likelier first, and whether it says so itself. */
const countriesOf = (words: readonly Word[]) => {
  for (const span of spansOf(words)) {
    const country = COUNTRIES[keyAt(words, span)];
    if (country !== undefined) return { countries: [country], isNamed: true };
  }
  const postcode = words.findLast(({ text }) => /^\d{4,5}$/u.test(text))?.text.length;
  return { countries: BY_POSTCODE[postcode ?? 0] ?? ASSUMED, isNamed: false };
};

/** Returns the last state that the address names, in the likeliest country. */
const regionOf = (
  words: readonly Word[],
  { countries: likely, isNamed }: ReturnType<typeof countriesOf>,
): Region | undefined => {
  const { regions } = placeIndex();
  const countries = isNamed ? likely : [...likely, ...WITH_REGIONS];
  for (const span of spansOf(words)) {
    const written = words
      .slice(span.from, span.to)
      .map(({ text }) => text)
      .join(" ");
    const named = regions.get(written) ?? regions.get(keyAt(words, span)) ?? [];
    for (const country of countries) {
      const region = named.find((one) => one.country === country);
      if (region) return region;
    }
  }
  return undefined;
};

const isStreet = (words: readonly Word[], { from, to }: Span) =>
  (to - from === 1 && STREET_WORDS.has(words[from]?.key ?? "")) ||
  (STREET_WORDS.has(words[to]?.key ?? "") && words[to]?.segment === words[from]?.segment);

/** Whether only the number of a postcode follows in the segment, so that the span ends its part of the address. */
const endsSegment = (words: readonly Word[], { from, to }: Span) =>
  words
    .slice(to)
    .every(({ text, segment }) => segment !== words[from]?.segment || /\d/u.test(text));

/** The town or suburb that an address names and its state, as far as they are recognised. */
type Located = { readonly place?: Place; readonly region?: Region };

/**
 * Returns where an address is, by the places that it names: the last town or suburb of the state that it names, else of
 * the likeliest country. Undefined if it names none. Pure.
 */
export function findPlace(address: string): FoundPlace | undefined {
  const { place, region } = locate(address);
  if (place) {
    const { latitude, longitude, name } = place;
    return { latitude, longitude, name, precision: "place" };
  }
  if (!region) return undefined;
  const { name, lat, lng } = region;
  return { latitude: lat, longitude: lng, name, precision: "region" };
}

/** The country of an address, and its state as people write it ('NSW'), or null if it is not recognised. */
export type Jurisdiction = { readonly country: string; readonly region: string | null };

/** Returns the country and the state of an address; undefined if it names neither a place nor a country. */
export function jurisdictionOf(address: string): Jurisdiction | undefined {
  const { place, region } = locate(address);
  const country = place?.country ?? region?.country;
  if (country === undefined) {
    const { countries, isNamed } = countriesOf(wordsOf(address));
    const [named] = isNamed ? countries : [];
    return named === undefined ? undefined : { country: named, region: null };
  }
  const code = place?.region ?? region?.admin1;
  const state = [...placeIndex().regions.values()]
    .flat()
    .find((one) => one.country === country && one.admin1 === code);
  return { country, region: state?.abbreviations[0] ?? null };
}

function locate(address: string): Located {
  const words = wordsOf(address);
  const likely = countriesOf(words);
  const region = regionOf(words, likely);
  const { places } = placeIndex();
  for (const span of spansOf(words)) {
    if (isStreet(words, span)) continue;
    const same = places.get(keyAt(words, span)) ?? [];
    if (region) {
      const place = same.find(
        (one) => one.country === region.country && one.region === region.admin1,
      );
      if (place) return { place };
    } else if (endsSegment(words, span)) {
      for (const country of likely.countries) {
        const place = same.find((one) => one.country === country);
        if (place) return { place };
      }
      const [largest] = likely.isNamed ? [] : same;
      if (largest) return { place: largest };
    }
  }
  return region ? { region } : {};
}
