import { filled, textBefore, type TextValues } from "@holdfast/content/plan-text/text-filling";
import { Fragment, type ReactNode } from "react";
import { FilledTextView } from "./recorded-text";

/** A reference within the continuity plan to a heading. */
const REFERENCE = /(\b(?:[A-G]\.\d{1,2}|Appendix [A-P])\b)/u;

/** 'Section C' and 'Level 3' stay on one line. */
const NAMED_BY_LETTER = /\b(Section|Level|level) (?=[A-G1-3]\b)/gu;

/** Returns text with its data; in the continuity plan, references such as 'B.5' are links. */
function linked(piece: string, values: TextValues, before: string): ReactNode {
  if (values.plan === undefined) return <FilledTextView text={filled(piece, values, before)} />;
  return piece
    .replaceAll(NAMED_BY_LETTER, "$1\u00a0")
    .split(REFERENCE)
    .map((part, at, parts) =>
      at % 2 === 1 ? (
        // oxlint-disable-next-line react/no-array-index-key -- fixed text, its order never changes
        <a key={at} href={`#${anchorOf(part)}`}>
          {part.replace(" ", "\u00a0")}
        </a>
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- fixed text, its order never changes
        <FilledTextView key={at} text={filled(part, values, before + textBefore(parts, at))} />
      ),
    );
}

const anchorOf = (reference: string) =>
  reference.startsWith("Appendix")
    ? reference.toLowerCase().replace(" ", "-")
    : `section-${reference.toLowerCase().replace(".", "-")}`;

/**
 * Renders template text with its two marks: `**strong**`, and placeholders such as `{business}`. The marks are
 * parsed before the data is filled in, so that a business called '**' is printed as is.
 */
export function RichText({ text, values }: { readonly text: string; readonly values: TextValues }) {
  const pieces = text.split("**");
  return pieces.map((piece, at) => {
    const value = linked(piece, values, textBefore(pieces, at));
    // oxlint-disable-next-line react/no-array-index-key -- fixed text, its order never changes
    return at % 2 === 1 ? <strong key={at}>{value}</strong> : <Fragment key={at}>{value}</Fragment>;
  });
}
