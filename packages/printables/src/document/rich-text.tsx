import { Fragment } from "react";

/** The plan's own data by the names the template text uses for it. */
export type TextValues = Readonly<Record<"business" | "location" | "plan" | "mtpd", string>>;

const PLACEHOLDER = /\{(business|location|plan|mtpd)\}/gu;

function filled(text: string, values: TextValues): string {
  return text.replaceAll(PLACEHOLDER, (_, name: keyof TextValues) => values[name]);
}

/**
 * Template text with its two marks: `**strong**` and `{business}` and the like. The marks are read before
 * the data is put in, so that a business called '**' stays exactly that.
 */
export function RichText({ text, values }: { readonly text: string; readonly values: TextValues }) {
  const pieces = text.split("**");
  return pieces.map((piece, at) => {
    const words = filled(piece, values);
    // oxlint-disable-next-line react/no-array-index-key -- fixed text, its order never changes
    return at % 2 === 1 ? <strong key={at}>{words}</strong> : <Fragment key={at}>{words}</Fragment>;
  });
}
