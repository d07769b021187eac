import { Fragment } from "react";

/** A document's own data by the names that its template text uses. */
export type TextValues = Readonly<
  Partial<Record<"business" | "location" | "plan" | "mtpd" | "review", string>>
>;

const PLACEHOLDER = /\{(business|location|plan|mtpd|review)\}/gu;

function filled(text: string, values: TextValues): string {
  return text.replaceAll(PLACEHOLDER, (mark, name: keyof TextValues) => values[name] ?? mark);
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
