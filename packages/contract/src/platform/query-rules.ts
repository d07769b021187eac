import * as z from "zod/mini";

/** A whole number in a query, where numbers come as text; without one `fallback` holds. */
export const wholeFromText = (fallback: number, most: number) => {
  const message = `Please use a whole number from 1 to ${most}.`;
  return z._default(wholeIn(1, most, message), fallback);
};

/** A whole number in a query that may be left out. */
export const optionalWholeFromText = (least: number, most: number) =>
  z.optional(wholeIn(least, most, `Please use a whole number from ${least} to ${most}.`));

const wholeIn = (least: number, most: number, message: string) =>
  z.coerce
    .number<number | string>({ error: message })
    .check(z.multipleOf(1, message), z.minimum(least, message), z.maximum(most, message));
