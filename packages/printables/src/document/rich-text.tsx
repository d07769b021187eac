import { Fragment } from "react";

/** The plan's own data by the names the template text uses for it. */
export type TextValues = Readonly<Record<"business" | "location" | "plan" | "mtpd", string>>;

const PLACEHOLDER = /\{(business|location|plan|mtpd)\}/gu;

function filled(text: string, values: TextValues): string {
  return text.replaceAll(PLACEHOLDER, (_, name: keyof TextValues) => values[name]);
}

/**
 * Renders template text with its two marks: `**strong**`, and placeholders such as `{business}`. The marks are
 * parsed before the data is filled in, so that a business called '**' is printed as is.
 */
export function RichText({ text, values }: { readonly text: string; readonly values: TextValues }) {
  const pieces = text.split("**");
  return pieces.map((piece, at) => {
    const value = filled(piece, values);
    // oxlint-disable-next-line react/no-array-index-key -- fixed text, its order never changes
    return at % 2 === 1 ? <strong key={at}>{value}</strong> : <Fragment key={at}>{value}</Fragment>;
  });
}
