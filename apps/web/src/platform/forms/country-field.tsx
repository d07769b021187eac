import { countryWords } from "@holdfast/content/countries/country-words";
import { COUNTRY_CODES, countryName, isCountryCode } from "@holdfast/contract/platform/countries";
import { Select } from "../../ui/fields/select";
import type { FieldBinding } from "./contract-form";

const CHOICES = COUNTRY_CODES.map((id) => ({ id, name: countryName(id) })).sort((one, other) =>
  one.name.localeCompare(other.name, "en-AU"),
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

/** Returns the country of the device's language settings, to fill in a form beforehand; null if they have none. */
export const deviceCountry = (): string | null => {
  for (const language of navigator.languages) {
    const { region } = new Intl.Locale(language);
    if (region !== undefined && isCountryCode(region)) return region;
  }
  return null;
};

/** Returns an example of an address in a country for the description of its field; empty without one. */
export const exampleAddress = (country: string | null | undefined): string => {
  const words = countryWords(country);
  return words ? `For example, ${words.exampleAddress}.` : "";
};
