import { countryNamedIn, decideCountry } from "@holdfast/content/places/decide-country";
import type { Config } from "../../../platform/config";

/** Where the country of an organisation without any evidence is configured. */
export type CountryServices = { readonly config: Pick<Config, "defaultCountry"> };

/** What the rows of a location say of its country. */
type PlaceFacts = {
  readonly address: string;
  readonly phone: string | null;
  /** Stated by a person; null if they were not asked. */
  readonly country: string | null;
  /** Named by the address, if it differs from the stated country and the difference is unconfirmed. */
  readonly namedCountry: string | null;
  readonly pinCountry: string | null;
};

/** What an organisation's other rows say of the country of a location. */
export type CountryFacts = {
  /** The country of all its locations whose country was stated and is not disputed; null if there are none, or several countries. */
  readonly statedCountry: string | null;
  readonly headOffice: PlaceFacts | null;
};

/** A country, and whether it is only assumed: then it must not choose what is printed. */
export type CountryAnswer = { readonly country: string; readonly isCountryAssumed: boolean };

/** The country of a location, and the stated country if the address names a different one. */
export type PlaceCountry = CountryAnswer & { readonly disputedCountry: string | null };

const certain = (country: string) => ({ country, isCountryAssumed: false, disputedCountry: null });

/** Returns the country of a location; null if it is unknown. */
function knownCountry(
  place: PlaceFacts,
  { statedCountry }: CountryFacts,
  phonesReadIn: readonly string[],
): PlaceCountry | null {
  const { country: stated, namedCountry: named } = place;
  if (stated !== null && named !== null)
    return { country: named, isCountryAssumed: true, disputedCountry: stated };
  const { country } = decideCountry({ ...place, phonesReadIn, otherCountry: statedCountry });
  return country === null ? null : certain(country);
}

/** Returns the country of an organisation: its Head Office's, else that of its other locations, else the default. */
export function countryOfOrganisation(
  facts: CountryFacts,
  { config }: CountryServices,
): CountryAnswer {
  const likely = facts.statedCountry ?? config.defaultCountry;
  const known =
    facts.headOffice && knownCountry(facts.headOffice, facts, [likely, config.defaultCountry]);
  const { country, isCountryAssumed } = known ?? { country: likely, isCountryAssumed: true };
  return { country, isCountryAssumed };
}

/** Returns the country of a location or recovery site; without evidence the organisation's, as an assumption. */
export function countryOfPlace(
  place: PlaceFacts,
  facts: CountryFacts,
  services: CountryServices,
): PlaceCountry {
  const { headOffice } = facts;
  const organisation = countryOfOrganisation(facts, services);
  const isHeadOffice = place.address === headOffice?.address && place.phone === headOffice.phone;
  // The Head Office's phone number may itself determine the organisation's country.
  const likely = isHeadOffice ? facts.statedCountry : organisation.country;
  const phonesReadIn = [likely ?? services.config.defaultCountry, services.config.defaultCountry];
  return (
    knownCountry(place, facts, phonesReadIn) ?? {
      country: organisation.country,
      isCountryAssumed: true,
      disputedCountry: null,
    }
  );
}

/** Country fields that are stored for a location in addition to the submitted country. */
export type CountryChanges = {
  readonly namedCountry?: string | null;
  readonly pinCountry?: string | null;
};

type Input = { readonly address?: string; readonly country?: string | null | undefined };
type Before = PlaceCountry & { readonly address: string };

/**
 * Returns the fields of a location with the country fields derived from them. When the address changes, the previous
 * country and pin are discarded. If the address contradicts the stated country, the user is asked, and the answer is
 * final.
 * @param before null for a new location
 */
export function withCountry<Changes extends Input>(
  changes: Changes,
  before: Before | null,
): Changes & Input & CountryChanges {
  const address = changes.address ?? before?.address ?? "";
  const isMoved = before !== null && address !== before.address;
  const country = isMoved ? (changes.country ?? null) : changes.country;
  const isStored = before?.isCountryAssumed === false && country === before.country;
  if (country === undefined || (!isMoved && isStored)) return changes;
  const named = country === null ? null : countryNamedIn(address);
  const isAnswer = !isMoved && before !== null && before.disputedCountry !== null;
  const namedCountry = named === country || isAnswer ? null : named;
  return { ...changes, country, namedCountry, ...(isMoved && { pinCountry: null }) };
}
