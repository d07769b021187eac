import { deviceTimeZone } from "../format/date-format";
import { countryWords } from "@holdfast/content/countries/country-words";
import { COUNTRY_CODES, countryName, isCountryCode } from "@holdfast/contract/platform/countries";
import { Select } from "../../ui/fields/choices/select";
import type { FieldBinding } from "./contract-form";

const CHOICES = COUNTRY_CODES.map((id) => ({ id, name: countryName(id) })).sort((a, b) =>
  a.name.localeCompare(b.name, "en-AU"),
);

/** The country of a location: a person who saves the form with this field in view has stated it. */
export const CountryField = (props: FieldBinding<string>) => (
  <Select
    {...props}
    label="Country"
    description="It decides which emergency numbers, authorities and laws the plan prints."
    choices={CHOICES}
  />
);

/** The time zones of one country; those of Australia begin with its name. */
const COUNTRIES_OF_TIME_ZONES: Readonly<Record<string, string>> = {
  "Pacific/Auckland": "NZ",
  "Pacific/Chatham": "NZ",
  "Africa/Johannesburg": "ZA",
  "Europe/London": "GB",
  "Europe/Dublin": "IE",
  "Asia/Singapore": "SG",
  "Pacific/Fiji": "FJ",
  "Pacific/Port_Moresby": "PG",
};

/** Newer than TypeScript's types, and missing in older browsers. */
type LocaleWithZones = Intl.Locale & {
  readonly getTimeZones?: () => readonly string[] | undefined;
};

/** A zone has several names, of which each browser prefers one. */
const preferredName = (timeZone: string) =>
  new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;

const hasTimeZone = (region: string, timeZone: string) => {
  const locale: LocaleWithZones = new Intl.Locale("und", { region });
  const zones = locale.getTimeZones?.() ?? [];
  return zones.map(preferredName).includes(preferredName(timeZone));
};

/**
 * Returns the country of the device, to fill in a form beforehand; null if it is not clear. The time zone comes first:
 * browsers everywhere are set to American English, so a language counts only where its region has this time zone.
 */
export const deviceCountry = (
  languages: readonly string[] = navigator.languages,
  timeZone = deviceTimeZone(),
): string | null => {
  if (timeZone.startsWith("Australia/")) return "AU";
  const country = COUNTRIES_OF_TIME_ZONES[timeZone];
  if (country !== undefined) return country;
  const region = languages
    .map((language) => new Intl.Locale(language).region)
    .find((code) => code !== undefined && isCountryCode(code) && hasTimeZone(code, timeZone));
  return region ?? null;
};

/** Returns an example of an address in a country for the description of its field; empty without one. */
export const exampleAddress = (country: string | null | undefined): string => {
  const words = countryWords(country);
  return words ? `For example, ${words.exampleAddress}.` : "";
};
