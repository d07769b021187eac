/** In characters as users count them (code points). */
export const MIN_PASSWORD_LENGTH = 6;
/** In UTF-16 units, as the schema checks it. */
export const MAX_PASSWORD_LENGTH = 128;

const LOWERCASE = /\p{Ll}/u;
const UPPERCASE = /\p{Lu}/u;
const DIGIT = /\p{Nd}/u;
/** Punctuation and symbols; neither a space nor a letter of a caseless script. */
const SPECIAL = /[\p{P}\p{S}]/u;

/**
 * Whether a password has at least 6 characters, among them a lowercase letter, an uppercase letter, a digit and a
 * special character (specification 5), and at most 128, which bounds the cost of hashing.
 */
export const isAcceptablePassword = (password: string): boolean =>
  password.length <= MAX_PASSWORD_LENGTH &&
  Array.from(password).length >= MIN_PASSWORD_LENGTH &&
  [LOWERCASE, UPPERCASE, DIGIT, SPECIAL].every((kind) => kind.test(password));
