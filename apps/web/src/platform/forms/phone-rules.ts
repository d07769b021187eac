import type { CountryCode } from "libphonenumber-js/min";
import type { Choice } from "../../ui/fields/choice";

/** The library of numbering plans, which is fetched when it is needed. */
export type NumberingPlans = typeof import("libphonenumber-js/min");

/** What the two fields hold: a country, and the number as it is written there. */
export type PhoneDraft = { readonly country: CountryCode; readonly text: string };

export const DEFAULT_COUNTRY: CountryCode = "AU";

/** A saved international number as it is written in its country; empty for none. Pure. */
export function phoneDraft(plans: NumberingPlans, number: string | null): PhoneDraft {
  const parsed = number === null ? undefined : plans.parsePhoneNumberFromString(number);
  if (!parsed) return { country: DEFAULT_COUNTRY, text: number ?? "" };
  return { country: parsed.country ?? DEFAULT_COUNTRY, text: parsed.formatNational() };
}

export type ValidPhone = {
  /** E.164: '+61491570006'. */
  readonly number: string;
  /** '+61 491 570 006', with the extension if there is one. */
  readonly international: string;
  /** The country it belongs to, which an international number brings along. */
  readonly country: CountryCode;
};

/** Reads what was typed; null for text that is not a valid number of the country. Pure. */
export function readPhone(plans: NumberingPlans, draft: PhoneDraft): ValidPhone | null {
  const parsed = plans.parsePhoneNumberFromString(draft.text, {
    defaultCountry: draft.country,
    extract: false,
  });
  if (!parsed?.isValid()) return null;
  return {
    number: parsed.number,
    international: parsed.formatInternational(),
    country: parsed.country ?? draft.country,
  };
}

/** Every country with its calling code, by name: 'Australia (+61)'. Pure. */
export function countryChoices(plans: NumberingPlans): readonly (Choice & { id: CountryCode })[] {
  const names = new Intl.DisplayNames("en-AU", { type: "region" });
  return plans
    .getCountries()
    .map((id) => ({ id, name: `${names.of(id) ?? id} (+${plans.getCountryCallingCode(id)})` }))
    .sort((one, other) => one.name.localeCompare(other.name, "en-AU"));
}
