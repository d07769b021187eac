/** Folds case, to compare and to search. Pure. */
export const foldCase = (text: string): string => text.toLocaleLowerCase("en-AU");

/** Whether two texts are the same, in any case. Pure. */
export const isSameText = (a: string, b: string): boolean => foldCase(a) === foldCase(b);

/** Whether a text contains what was typed into a search field, in any case. Pure. */
export const containsText = (text: string, typed: string): boolean =>
  foldCase(text).includes(foldCase(typed.trim()));

/** Returns the text with a capital at its start. Pure. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const CODE = /^[A-Za-z0-9-]{4,32}$/;

/**
 * Returns a promo or discount code as it is stored and compared: trimmed and upper-case. Null unless it is 4 to 32
 * letters, digits or hyphens. Pure.
 */
export const normaliseCode = (typed: string): string | null => {
  const code = typed.trim();
  return CODE.test(code) ? code.toUpperCase() : null;
};

/** Returns a person's first and last name. Pure. */
export const fullName = ({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string => `${firstName} ${lastName}`.trim();
