import { DEFAULT_COUNTRY, isDialledAtHomeOnly } from "@holdfast/contract/platform/phone-rules";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/* Phone numbers by the numbering plans of all countries, from libphonenumber's full metadata. */

/** Whether a number in E.164 exists in its country's numbering plan. */
export function isAssignableNumber(phoneNumber: string): boolean {
  const parsed = parsePhoneNumberFromString(phoneNumber);
  return parsed !== undefined && parsed.isValid() && parsed.number === phoneNumber;
}

/**
 * Returns a number in international format, '+61 491 570 006', with its extension if it has one; undefined for
 * text that is not a valid number and nothing else. Without the spaces it is E.164.
 */
export const internationalNumber = (text: string): string | undefined =>
  validNumber(text)?.formatInternational();

/** Returns a number in E.164, as providers of text messages need it; text that is not a valid number as it is. */
export const diallableNumber = (text: string): string => validNumber(text)?.number ?? text;

/**
 * Returns the number of a business in international format. A number that only works inside Australia is returned without
 * a country code, and text that is not a valid number as it is: switchboards and offices have numbers in many formats.
 */
export function recognisedNumber(text: string): string {
  const number = validNumber(text);
  if (!number) return text;
  if (!isDialledAtHomeOnly(number.country, number.nationalNumber))
    return number.formatInternational();
  return text.startsWith("+") ? number.formatNational() : text;
}

/** Kinds of numbers that cost the sender more than a message, or belong to no one person. */
const COSTLY = new Set<string | undefined>(["PREMIUM_RATE", "SHARED_COST", "UAN", "VOICEMAIL"]);

/**
 * Whether text messages may be sent to a number: of no costly kind, and in one of the countries (ISO codes; all if there
 * are none).
 */
export function isTextable(text: string, countries: readonly string[]): boolean {
  const number = parsePhoneNumberFromString(text, { defaultCountry: DEFAULT_COUNTRY });
  if (!number) return countries.length === 0;
  return (
    !COSTLY.has(number.getType()) &&
    (countries.length === 0 || countries.includes(number.country ?? ""))
  );
}

type WithPhone = { readonly phone?: string | null };

/** Returns a business or place with its phone as `recognisedNumber`. A phone equal to the stored one is not changed. */
export const withRecognisedPhone = <Given extends WithPhone>(
  given: Given,
  stored?: WithPhone,
): Given =>
  typeof given.phone === "string" && given.phone !== stored?.phone
    ? { ...given, phone: recognisedNumber(given.phone) }
    : given;

function validNumber(text: string) {
  const parsed = parsePhoneNumberFromString(text, {
    defaultCountry: DEFAULT_COUNTRY,
    extract: false,
  });
  return parsed?.isValid() ? parsed : undefined;
}
