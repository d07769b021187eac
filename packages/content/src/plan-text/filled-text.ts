import { unbrokenNumber } from "./phone-text";

/** Words of the template, a recorded text, or a phone number, which is never shortened. */
export type TextPiece = string | { readonly recorded: string } | { readonly phone: string };

/** A text that is filled with what people recorded, so that a printer may shorten that and nothing else. */
export type FilledText = readonly TextPiece[];

/** Returns a recorded text as a filled one; empty if nothing is recorded. */
export const recorded = (text: string | null): FilledText => (text ? [{ recorded: text }] : []);

/** Returns a phone number as a filled text; empty if it is not recorded. */
export const phoneNumber = (phone: string | null): FilledText => (phone ? [{ phone }] : []);

/** Joins the texts that are not empty. */
export const joined = (texts: readonly FilledText[], between = ", "): FilledText =>
  texts
    .filter((text) => text.length > 0)
    .flatMap((text, at) => (at === 0 ? text : [between, ...text]));

/** Joins the first of several texts, and says how many more `source` has. */
export function firstOf(texts: readonly FilledText[], count: number, source: string): FilledText {
  const more = texts.length - count;
  const shown = joined(texts.slice(0, count));
  return more > 0 ? [...shown, ` and ${more} more (${source})`] : shown;
}

/** Returns a filled text without marks for the printer, such as for the screen. */
export const plainText = (text: FilledText): string =>
  text
    .map((piece) => {
      if (typeof piece === "string") return piece;
      return "phone" in piece ? unbrokenNumber(piece.phone) : piece.recorded;
    })
    .join("");
