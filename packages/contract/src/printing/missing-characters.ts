/**
 * The header of a printed document with the characters that are printed as boxes, because no font has them: encoded
 * like a part of a URL. It is absent if everything is printed.
 */
export const MISSING_CHARACTERS = "x-missing-characters";
