import type { ReactNode } from "react";
import { rowHeight } from "../../document/rows-within";

/** A label with what is recorded of it. */
export interface FactLine {
  readonly label: string;
  /** What it is measured by; if empty, the line is one to write on. */
  readonly text: string;
  /** What is printed, where it is more than plain text. */
  readonly value?: ReactNode;
}

/** Facts of a page that is read on the day. */
export function FactLines({ facts }: { readonly facts: readonly FactLine[] }) {
  return (
    <dl className="hf-day-facts">
      {facts.map(({ label, text, value }) => (
        <div key={label} className={text === "" ? "hf-day-line" : undefined}>
          <dt>{label}</dt>
          <dd>{value ?? (text || "\u00a0")}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The share of the page's width of a value. */
export const VALUE_WIDTH = 74;
/** Millimetres of a line to write on. */
const BLANK = 8;

/** Estimates the height of fact lines, in millimetres. */
export const factsHeight = (facts: readonly FactLine[]): number =>
  facts.reduce(
    (sum, { text }) => sum + (text === "" ? BLANK : rowHeight([[text, VALUE_WIDTH]])),
    0,
  );
