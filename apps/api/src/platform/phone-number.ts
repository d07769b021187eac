import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/* Phone numbers by the numbering plans of all countries, from libphonenumber's full metadata. */

/** The country of a number without a country code (specification 9, accounts). */
const DEFAULT_COUNTRY = "AU";

/** Whether a number in E.164 exists in its country's numbering plan. */
export function isAssignableNumber(phoneNumber: string): boolean {
  const parsed = parsePhoneNumberFromString(phoneNumber);
  return parsed !== undefined && parsed.isValid() && parsed.number === phoneNumber;
}

/**
 * Returns a number in international format, '+61 491 570 006', with its extension if it has one; undefined for
 * text that is not a valid number and nothing else. Without the spaces it is E.164.
 */
export function internationalNumber(text: string): string | undefined {
  const parsed = parsePhoneNumberFromString(text, {
    defaultCountry: DEFAULT_COUNTRY,
    extract: false,
  });
  return parsed?.isValid() ? parsed.formatInternational() : undefined;
}
