import addresses from "../data/places/country_addresses.json";
import { type AddressEvidence, type CountryEvidence, evidenceOfAddress } from "./country-evidence";

/** What is known of a location that may say in which country it is. */
export type LocationFacts = {
  readonly address: string;
  /** The answer of a person; null if it was not asked. ISO 3166-1 alpha-2, like all countries here. */
  readonly country: string | null;
  /** The country of the pin that a person set on the map for this address. */
  readonly pinCountry: string | null;
  readonly phone: string | null;
  /** Countries in which a phone number without a calling code may have been read when it was stored. */
  readonly phonesReadIn: readonly string[];
  /** The country of the other locations whose country was stated, if they agree. */
  readonly otherCountry: string | null;
};

/** In which country a location is, and how sure that is. */
export type CountryDecision =
  | { readonly certainty: "stated" | "decided"; readonly country: string }
  /** Nothing decides, or pieces of evidence disagree: then they are named. */
  | {
      readonly certainty: "assumed" | "conflict";
      readonly country: null;
      readonly evidence: readonly CountryEvidence[];
    };

const callingCodes = Object.entries(addresses).map(([country, { callingCode }]) => ({
  country,
  callingCode,
}));
/** Forms have long filled in this country's code by themselves, so that it says nothing. */
const FILLED_IN = "AU";

/** Returns the pin, unless nothing contradicts or supports it; the town too if it is only in other countries. */
const evidenceOfPin = (
  { pinCountry }: LocationFacts,
  { town }: AddressEvidence,
): readonly CountryEvidence[] => {
  if (pinCountry === null) return [];
  const pin = { by: "pin", country: pinCountry, text: "" } as const;
  return town === null || town.countries.has(pinCountry)
    ? [pin]
    : [pin, { by: "town", country: null, text: town.name }];
};

/**
 * Returns the calling code, if exactly one of its countries has a town of this name. What was typed is not stored, so a
 * code says nothing if a number without one may have got it.
 */
const evidenceOfPhone = (
  { phone, phonesReadIn }: LocationFacts,
  { town }: AddressEvidence,
): readonly CountryEvidence[] => {
  const countries = callingCodes
    .filter(({ callingCode }) => phone?.startsWith(callingCode))
    .map(({ country }) => country);
  const isFilledIn = [FILLED_IN, ...phonesReadIn].some((country) => countries.includes(country));
  if (phone === null || town === null || countries.length === 0 || isFilledIn) return [];
  const [country, ...others] = countries.filter((candidate) => town.countries.has(candidate));
  if (country !== undefined && others.length === 0) return [{ by: "phone", country, text: phone }];
  return country === undefined
    ? [
        { by: "phone", country: null, text: phone },
        { by: "town", country: null, text: town.name },
      ]
    : [];
};

const evidenceOfOthers = (
  { otherCountry }: LocationFacts,
  { town }: AddressEvidence,
): readonly CountryEvidence[] =>
  otherCountry !== null && town?.countries.has(otherCountry)
    ? [{ by: "other locations", country: otherCountry, text: "" }]
    : [];

/** Returns the country if all evidence is for it; null if there is none, or it disagrees. */
function agreedCountry(evidence: readonly CountryEvidence[]): string | null {
  const [country, ...others] = new Set(evidence.map((piece) => piece.country));
  return others.length === 0 ? (country ?? null) : null;
}

/** Returns the country that an address names so that nothing else can be meant; null without one. */
export function countryNamedIn(address: string): string | null {
  return agreedCountry(evidenceOfAddress(address).evidence);
}

/**
 * Returns the country of a location: the one that a person stated, or the one that the address, a pin, the phone's
 * calling code or the other locations decide. A wrong emergency number is worse than none, so only evidence that cannot
 * be confidently wrong decides, and evidence that disagrees decides nothing (decision 040).
 */
export function decideCountry(facts: LocationFacts): CountryDecision {
  if (facts.country !== null) return { certainty: "stated", country: facts.country };
  const address = evidenceOfAddress(facts.address);
  const strongestFirst = [
    [...address.evidence, ...evidenceOfPin(facts, address)],
    evidenceOfPhone(facts, address),
    evidenceOfOthers(facts, address),
  ];
  const evidence = strongestFirst.find((some) => some.length > 0) ?? [];
  const country = agreedCountry(evidence);
  if (country !== null) return { certainty: "decided", country };
  return { certainty: evidence.length === 0 ? "assumed" : "conflict", country: null, evidence };
}
