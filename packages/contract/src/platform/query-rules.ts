import * as z from "zod/mini";
import { wholeNumberText } from "./number-rules";

/** A whole number in a query, where numbers come as text; without one `fallback` holds. */
export const wholeFromText = (fallback: number, max: number) =>
  z._default(wholeIn(1, max), fallback);

/** A whole number in a query that may be left out. */
export const optionalWholeFromText = (min: number, max: number) => z.optional(wholeIn(min, max));

const wholeIn = (min: number, max: number) =>
  wholeNumberText(`Please use a whole number from ${min} to ${max}.`, { min, max });
