import * as z from "zod/mini";

/*
 * Wording and bounds that several rooms share. A rule of one room stands in that room's noun.
 * Every string has a maximum; lone surrogates and NUL are refused, for PostgreSQL stores neither.
 */

/** Lengths in characters. What may be as long as `text` may have lines; all that is shorter is one line. */
export const LIMITS = {
  name: 200,
  line: 500,
  text: 5_000,
  email: 254,
  phone: 40,
  url: 2_000,
} as const;

export const isStorable = (value: string) => value.isWellFormed() && !value.includes("\u0000");
/** Embeddings, overrides and isolates (UAX #9, 2.1 to 2.4). */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;
/**
 * Removes marks that reverse the text after them, which could disguise a name in an email, a list or a PDF.
 * Every text field of the contract that is stored or printed has this check.
 */
export const withoutDirectionMarks = () =>
  z.overwrite((value: string) => value.replaceAll(DIRECTION_MARKS, ""));
/** Controls, line breaks among them; NUL is refused, not replaced. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/**
 * A line break in a name or an address would be a paragraph of its own wherever it is repeated, such as in
 * a letter: it becomes a blank, as a browser's own field does with what is pasted.
 */
const inOneLine = (max: number) =>
  z.overwrite((value: string) =>
    max >= LIMITS.text
      ? value
      : value.replaceAll(CONTROLS, (run) => (run.includes("\u0000") ? run : " ")),
  );
/** Blanks, controls and marks of no width, and letters that are drawn as nothing. */
const INVISIBLE = /^[\p{Z}\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]+$/u;
const NOT_STORABLE = "Please remove characters that cannot be saved.";
const tooLong = (max: number) => `Please use at most ${max} characters.`;

/** Trimmed text with something to be seen; `message` is shown for missing, empty and invisible values. */
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

/** Optional text: trimmed, and an empty string becomes null (specification 5, 'Contact'). */
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

/** A slip of the finger is refused; and the calendar of PostgreSQL has no year 0. */
const YEARS = { first: 1900, last: 2199 };
const isInYears = (date: string) => {
  const year = Number(date.slice(0, 4));
  // What is no date has been refused already.
  return Number.isNaN(year) || (year >= YEARS.first && year <= YEARS.last);
};

/** A date without time, YYYY-MM-DD on the wire, DD/MM/YYYY on the screen; of the years 1900 to 2199. */
export const dateOnly = (message = "Please input a valid date.") =>
  z.iso
    .date(message)
    .check(
      z.refine(isInYears, `Please input a date of the years ${YEARS.first} to ${YEARS.last}.`),
    );

export const id = (message = "This could not be found.") => z.uuid(message);

/** A UTC instant as the API answers it, ISO 8601 with milliseconds. */
export const instant = () => z.iso.datetime();
