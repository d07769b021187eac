import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import addresses from "../data/places/country_addresses.json";

/** How the numbers of a country begin, when called from elsewhere and at home. */
type Dialling = { readonly callingCode: string; readonly nationalPrefix: string };

const DIALLING: Readonly<Record<string, Dialling | undefined>> = addresses;

/**
 * Returns a text whose phone numbers are those that people dial in a country, such as 0491 570 156 for +61 491 570 156 in
 * Australia. Numbers of other countries stay international. Pure.
 */
export function withHomeNumber(text: string, countryCode: string | null): string {
  const dialling = DIALLING[countryCode ?? ""];
  return dialling ? text.replaceAll(`${dialling.callingCode} `, dialling.nationalPrefix) : text;
}

/** Returns a plan whose phone numbers are those that people dial at its location, for a copy that is read there. Pure. */
export function withHomeNumbers(content: PlanContent): PlanContent {
  const dialled = (text: string) => withHomeNumber(text, content.location.country?.code ?? null);
  const dialledIn = <Facts extends object>(facts: Facts): Facts =>
    mapped(facts, (value) => (typeof value === "string" ? dialled(value) : value));
  return {
    ...content,
    location: dialledIn(content.location),
    site: dialledIn(content.site),
    finances: dialledIn(content.finances),
    people: content.people.map((person) => ({ ...person, phones: person.phones.map(dialledIn) })),
    recoverySites: content.recoverySites.map(dialledIn),
    otherLocations: content.otherLocations.map(dialledIn),
    parties: content.parties.map(dialledIn),
    insurancePolicies: content.insurancePolicies.map(dialledIn),
  };
}

/** Returns an object with each of its values changed to one of the same type. */
const mapped = <Facts extends object>(facts: Facts, change: (value: unknown) => unknown): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, change(value)])) as Facts;
