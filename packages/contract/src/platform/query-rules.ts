import * as z from "zod/mini";
import { wholeNumberText } from "./number-rules";

/** A whole number in a query string, where numbers are text; `fallback` if it is missing. */
export const wholeFromText = (fallback: number, max: number) =>
  z._default(wholeIn(1, max), fallback);

/** An optional whole number in a query string. */
export const optionalWholeFromText = (min: number, max: number) => z.optional(wholeIn(min, max));

const wholeIn = (min: number, max: number) =>
  wholeNumberText(`Please use a whole number from ${min} to ${max}.`, { min, max });
