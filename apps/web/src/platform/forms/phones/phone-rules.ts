import { countryName } from "@holdfast/contract/platform/countries";
import {
  isDialledAtHomeOnly,
  isMobileType,
  readNumber,
} from "@holdfast/contract/platform/phone-rules";
import type { CountryCode } from "libphonenumber-js/max";
import type { Choice } from "../../../ui/fields/choices/choice";

/** The library of numbering plans, which is loaded on demand. */
export type NumberingPlans = typeof import("libphonenumber-js/max");

/** The values of the two fields: a country, null until it is chosen, and the number in national format. */
export type PhoneDraft = { readonly country: string | null; readonly text: string };

/** Splits a saved number into country and national format. Without a country code it is one of `country`. Pure. */
export function phoneDraft(
  plans: NumberingPlans,
  number: string | null,
  country: string | null,
): PhoneDraft {
  const parsed = number === null ? undefined : plans.parsePhoneNumberFromString(number);
  if (!parsed) return { country, text: number ?? "" };
  return { country: parsed.country ?? country, text: parsed.formatNational() };
}

export type ValidPhone = {
  /** E.164: '+61491570006'. */
  readonly number: string;
  /** '+61 491 570 006', with the extension, if any. */
  readonly international: string;
  /** The same, but without a country code for a number that only works inside its country: '13 11 14'. */
  readonly dialled: string;
  /** The number's country, which can differ from the draft's for an international number. */
  readonly country: CountryCode;
  readonly isMobile: boolean;
  /** How a number was read: 'New Zealand, mobile: +64 27 555 1234', or 'Saved as typed: 1300 555 011' in New Zealand. */
  readonly reading: string;
};

const KINDS: Readonly<Record<string, string>> = {
  MOBILE: "mobile",
  FIXED_LINE: "landline",
  TOLL_FREE: "free number",
  PREMIUM_RATE: "premium number",
};

/** Returns a function that parses a valid number in a country. */
const parserOf = (plans: NumberingPlans) => (text: string, country: string | null) => {
  const parsed = plans.parsePhoneNumberFromString(text, {
    ...(country !== null &&
      plans.isSupportedCountry(country) && { defaultCountry: country satisfies CountryCode }),
    extract: false,
  });
  return parsed?.isValid() ? parsed : undefined;
};

/** Parses the typed text; null if it is not a valid number of the country, nor a free number of another. Pure. */
export function readPhone(plans: NumberingPlans, draft: PhoneDraft): ValidPhone | null {
  const text = draft.text.trim();
  const parsed = readNumber(text, draft.country, parserOf(plans));
  if (!parsed?.country) return null;
  const type = parsed.getType();
  const international = parsed.formatInternational();
  const isAsTyped = isDialledAtHomeOnly(parsed) && !text.startsWith("+");
  const national = isAsTyped ? text : parsed.formatNational();
  const dialled = isDialledAtHomeOnly(parsed) ? national : international;
  const kind = KINDS[type ?? ""];
  const found = `${countryName(parsed.country)}${kind ? `, ${kind}` : ""}`;
  return {
    number: parsed.number,
    international,
    dialled,
    country: parsed.country,
    isMobile: isMobileType(type),
    reading: `${isAsTyped && parsed.country !== draft.country ? "Saved as typed" : found}: ${dialled}`,
  };
}

/** The countries with facts of their own, in the order in which they are offered. */
const OFFERED: readonly CountryCode[] = [
  "AU",
  "NZ",
  "ZA",
  "GB",
  "IE",
  "US",
  "CA",
  "SG",
  "FJ",
  "PG",
];

/** Returns what a text without a country code would be as a mobile number of the other countries. Pure. */
export const mobilesElsewhere = (plans: NumberingPlans, draft: PhoneDraft): ValidPhone[] =>
  draft.text.trim().startsWith("+")
    ? []
    : OFFERED.filter((country) => country !== draft.country)
        .map((country) => readPhone(plans, { ...draft, country }))
        .filter((phone) => phone !== null)
        .filter(({ isMobile }) => isMobile);

/** Returns every country with its calling code, sorted by name: 'Australia (+61)'. Pure. */
export function countryChoices(plans: NumberingPlans): readonly Choice[] {
  return plans
    .getCountries()
    .map((id) => ({ id, name: `${countryName(id)} (+${plans.getCountryCallingCode(id)})` }))
    .sort((a, b) => a.name.localeCompare(b.name, "en-AU"));
}
