import type { ReactNode } from "react";
import { ShortenedText } from "../../document/text/shortened-text";

/** A label with what is recorded of it. */
export interface FactLine {
  readonly label: string;
  /** If empty, the line is one to write on. */
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
          <dd>
            {text === "" ? "\u00a0" : <ShortenedText label={label}>{value ?? text}</ShortenedText>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
