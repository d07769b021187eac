import {
  DEFAULT_COUNTRY,
  isDialledAtHomeOnly,
  isMobileType,
  readNumber,
} from "@holdfast/contract/platform/phone-rules";
import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";

/*
 * Phone numbers by the numbering plans of all countries, from libphonenumber's full metadata. A number without a country
 * code is read in the given country (ISO 3166-1 alpha-2), unless it is a free number of another one.
 */

/** Whether a number in E.164 exists in its country's numbering plan. */
export function isAssignableNumber(phoneNumber: string): boolean {
  const parsed = parsePhoneNumberFromString(phoneNumber);
  return parsed !== undefined && parsed.isValid() && parsed.number === phoneNumber;
}

/**
 * Returns a valid number as it is stored: in international format, '+61 491 570 006', with its extension if it has one,
 * or without a country code if it only works inside its country. Undefined for text that is not a valid number and
 * nothing else.
 */
export function validNumber(text: string, country: string): string | undefined {
  const number = parsed(text, country);
  if (!number) return undefined;
  if (!isDialledAtHomeOnly(number)) return number.formatInternational();
  return text.startsWith("+") ? number.formatNational() : text;
}

/**
 * Whether a text without a country code is a valid number of the country that cannot receive text messages. With a
 * country code it is accepted: the sender has said which number it is.
 */
export const isLandline = (text: string, country: string): boolean => {
  const number = text.startsWith("+") ? undefined : parsed(text, country);
  return number !== undefined && !isMobileType(number.getType());
};

/** Returns a number in E.164, as providers of text messages need it; text that is not a valid number as it is. */
export const diallableNumber = (text: string): string =>
  parsed(text, DEFAULT_COUNTRY)?.number ?? text;

/**
 * Returns the number of a business like `validNumber`, and text that is not a valid number as it is: switchboards and
 * offices have numbers in many formats.
 */
export const recognisedNumber = (text: string, country: string): string =>
  validNumber(text, country) ?? text;

/** Kinds of numbers that cost the sender more than a message, or belong to no one person. */
const COSTLY = new Set<string | undefined>([
  "PREMIUM_RATE",
  "SHARED_COST",
  "PERSONAL_NUMBER",
  "PAGER",
  "UAN",
  "VOICEMAIL",
]);

/**
 * Whether text messages may be sent to a number: it must not be premium-rate, must belong to a country rather than a
 * satellite or international network, and must be in one of the countries (ISO codes; an empty list allows all).
 */
export function isTextable(text: string, countries: readonly string[]): boolean {
  const number = parsePhoneNumberFromString(text, { defaultCountry: DEFAULT_COUNTRY });
  if (!number) return countries.length === 0;
  return (
    !COSTLY.has(number.getType()) &&
    !number.isNonGeographic() &&
    (countries.length === 0 || countries.includes(number.country ?? ""))
  );
}

type WithPhone = { readonly phone?: string | null };

/** Returns a business or place with its phone as `recognisedNumber`. A phone equal to the stored one is not changed. */
export const withRecognisedPhone = <Input extends WithPhone>(
  input: Input,
  country: string,
  stored?: WithPhone,
): Input =>
  typeof input.phone === "string" && input.phone !== stored?.phone
    ? { ...input, phone: recognisedNumber(input.phone, country) }
    : input;

const parsed = (text: string, country: string) => readNumber(text, country, validIn);

function validIn(text: string, country: string | null) {
  const number = parsePhoneNumberFromString(text, {
    ...(country !== null &&
      isSupportedCountry(country) && { defaultCountry: country satisfies CountryCode }),
    extract: false,
  });
  return number?.isValid() ? number : undefined;
}
