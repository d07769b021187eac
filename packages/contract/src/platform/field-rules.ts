import * as z from "zod/mini";

/*
 * Messages and limits shared by several features. A rule of a single feature is defined with that feature's noun.
 * Every string has a maximum; lone surrogates and NUL are rejected because PostgreSQL cannot store them.
 */

/** Maximum lengths in characters. Only fields as long as `text` may contain line breaks. */
export const LIMITS = {
  name: 200,
  line: 500,
  text: 5_000,
  email: 254,
  phone: 40,
  url: 2_000,
} as const;

/** Whether PostgreSQL can store a text: no NUL, no half of a surrogate pair. */
export const isStorable = (value: string) => value.isWellFormed() && !value.includes("\u0000");
/** Embeddings, overrides and isolates (UAX #9, 2.1 to 2.4). */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;
/**
 * Removes marks that reverse the text after them, which could disguise a name in an email, a list or a PDF. Applied
 * to every text field of the contract that is stored or printed.
 */
export const withoutDirectionMarks = () =>
  z.overwrite((value: string) => value.replaceAll(DIRECTION_MARKS, ""));
/** Control characters, including line breaks; NUL is rejected, not replaced. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/**
 * Replaces line breaks with spaces, as browsers do with pasted text, because a line break in a name or an address
 * would start a new paragraph where it is repeated, such as in an email.
 */
const inOneLine = (max: number) =>
  z.overwrite((value: string) =>
    max >= LIMITS.text
      ? value
      : value.replaceAll(CONTROLS, (run) => (run.includes("\u0000") ? run : " ")),
  );
/** Spaces, controls, zero-width marks and letters that render as nothing. */
const INVISIBLE = /^[\p{Z}\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]+$/u;
export const NOT_STORABLE = "Please remove unsupported characters.";
const tooLong = (max: number) => `Please use at most ${max} characters.`;

/** Trimmed text with visible content; `message` is shown for missing, empty and invisible values. */
export const requiredText = (message: string, max: number = LIMITS.name) =>
  z.string({ error: message }).check(
    withoutDirectionMarks(),
    inOneLine(max),
    z.trim(),
    z.minLength(1, message),
    z.maxLength(max, tooLong(max)),
    z.refine(isStorable, NOT_STORABLE),
    z.refine((value) => !INVISIBLE.test(value), message),
  );

/** Optional text: trimmed, with an empty string turned into null (specification 5, 'Contact'). */
export const optionalText = (max: number = LIMITS.name) =>
  z.pipe(
    z.nullish(
      z
        .string()
        .check(
          withoutDirectionMarks(),
          inOneLine(max),
          z.trim(),
          z.maxLength(max, tooLong(max)),
          z.refine(isStorable, NOT_STORABLE),
        ),
    ),
    z.transform((value: string | null | undefined) => (value ? value : null)),
  );

export const INVALID_PHONE = "Please add a valid number.";

export const INVALID_EMAIL = "Please input an valid email.";
const EMAIL = /^[^\s@<>(),;:"[\]\\]{1,64}@[^\s@<>(),;:"[\]\\.]+(?:\.[^\s@<>(),;:"[\]\\.]+)+$/u;
export const isEmail = (value: string) => value.length <= LIMITS.email && EMAIL.test(value);

export const requiredEmail = (message: string) =>
  requiredText(message, LIMITS.email).check(
    z.refine((value) => value === "" || isEmail(value), INVALID_EMAIL),
  );

export const optionalEmail = () =>
  optionalText(LIMITS.email).check(
    z.refine((value) => value === null || isEmail(value), INVALID_EMAIL),
  );

/** Rejects typos such as year 0202, and year 0, which PostgreSQL lacks. */
const YEARS = { first: 1900, last: 2199 };
const isInYears = (date: string) => {
  const year = Number(date.slice(0, 4));
  // Text that is not a date has already been rejected.
  return Number.isNaN(year) || (year >= YEARS.first && year <= YEARS.last);
};

/** A date without time, YYYY-MM-DD in the API, DD/MM/YYYY on screen; from 1900 to 2199. */
export const dateOnly = (message = "Please input a valid date.") =>
  z.iso
    .date(message)
    .check(z.refine(isInYears, `Please input a date between ${YEARS.first} and ${YEARS.last}.`));

export const id = (message = "This could not be found.") => z.uuid(message);

/** A UTC instant as the API returns it, ISO 8601 with milliseconds. */
export const instant = () => z.iso.datetime();
