import { DEFAULT_COUNTRY, isDialledAtHomeOnly } from "@holdfast/contract/platform/phone-rules";
import type { CountryCode } from "libphonenumber-js/min";
import type { Choice } from "../../ui/fields/choice";

/** The library of numbering plans, which is loaded on demand. */
export type NumberingPlans = typeof import("libphonenumber-js/min");

/** The values of the two fields: a country and the number in national format. */
export type PhoneDraft = { readonly country: CountryCode; readonly text: string };

/** Splits a saved international number into country and national format; empty for null. Pure. */
export function phoneDraft(plans: NumberingPlans, number: string | null): PhoneDraft {
  const parsed = number === null ? undefined : plans.parsePhoneNumberFromString(number);
  if (!parsed) return { country: DEFAULT_COUNTRY, text: number ?? "" };
  return { country: parsed.country ?? DEFAULT_COUNTRY, text: parsed.formatNational() };
}

export type ValidPhone = {
  /** E.164: '+61491570006'. */
  readonly number: string;
  /** '+61 491 570 006', with the extension, if any. */
  readonly international: string;
  /** The same, but without a country code for a number that only works inside Australia: '13 11 14'. */
  readonly dialled: string;
  /** The number's country, which can differ from the draft's for an international number. */
  readonly country: CountryCode;
};

const withoutCountry = (text: string, national: string) =>
  text.trim().startsWith("+") ? national : text.trim();

/** Parses the typed text; null if it is not a valid number of the country. Pure. */
export function readPhone(plans: NumberingPlans, draft: PhoneDraft): ValidPhone | null {
  const parsed = plans.parsePhoneNumberFromString(draft.text, {
    defaultCountry: draft.country,
    extract: false,
  });
  if (!parsed?.isValid()) return null;
  const international = parsed.formatInternational();
  return {
    number: parsed.number,
    international,
    dialled: isDialledAtHomeOnly(parsed.country, parsed.nationalNumber)
      ? withoutCountry(draft.text, parsed.formatNational())
      : international,
    country: parsed.country ?? draft.country,
  };
}

/** Returns every country with its calling code, sorted by name: 'Australia (+61)'. Pure. */
export function countryChoices(plans: NumberingPlans): readonly (Choice & { id: CountryCode })[] {
  const names = new Intl.DisplayNames("en-AU", { type: "region" });
  return plans
    .getCountries()
    .map((id) => ({ id, name: `${names.of(id) ?? id} (+${plans.getCountryCallingCode(id)})` }))
    .sort((one, other) => one.name.localeCompare(other.name, "en-AU"));
}
