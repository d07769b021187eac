import { decideCountry } from "@holdfast/content/places/decide-country";
import type { Config } from "../../platform/config";

/** Where the country of an organisation without any evidence is configured. */
export type CountryServices = { readonly config: Pick<Config, "defaultCountry"> };

/** What the rows of a location say of its country. */
type PlaceFacts = {
  readonly address: string;
  readonly phone: string | null;
  /** Stated by a person; null if it was not asked. */
  readonly country: string | null;
  readonly pinCountry: string | null;
};

/** What an organisation's other rows say of the country of a location. */
export type CountryFacts = {
  /** The country of all its locations whose country was stated; null if there are none, or several countries. */
  readonly statedCountry: string | null;
  readonly headOffice: PlaceFacts | null;
};

/** A country, and whether it is only assumed: then it must not choose what is printed. */
export type CountryAnswer = { readonly country: string; readonly isCountryAssumed: boolean };

const decided = (place: PlaceFacts, { statedCountry }: CountryFacts) =>
  decideCountry({ ...place, otherCountry: statedCountry }).country;

/** Returns the country that an address alone decides; null for most addresses, which do not name their country. */
export const countryOfAddress = (address: string): string | null =>
  decideCountry({ address, country: null, phone: null, pinCountry: null, otherCountry: null })
    .country;

/** Returns the country of an organisation: its Head Office's, else that of its other locations, else the default. */
export function countryOfOrganisation(
  facts: CountryFacts,
  services: CountryServices,
): CountryAnswer {
  const country = facts.headOffice && decided(facts.headOffice, facts);
  return country === null
    ? { country: facts.statedCountry ?? services.config.defaultCountry, isCountryAssumed: true }
    : { country, isCountryAssumed: false };
}

/** Returns the country of a location or recovery site; without evidence the organisation's, as an assumption. */
export function countryOfPlace(
  place: PlaceFacts,
  facts: CountryFacts,
  services: CountryServices,
): CountryAnswer {
  const country = decided(place, facts);
  return country === null
    ? { country: countryOfOrganisation(facts, services).country, isCountryAssumed: true }
    : { country, isCountryAssumed: false };
}

/** Returns the changes of a location, without the country of a pin that was set for another address. */
export const withCurrentPin = <Changes extends { readonly address?: string }>(
  changes: Changes,
  before: { readonly address: string },
): Changes & { readonly pinCountry?: null } =>
  changes.address === undefined || changes.address === before.address
    ? changes
    : { ...changes, pinCountry: null };
