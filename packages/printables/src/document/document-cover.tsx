import type { ReactNode } from "react";
import { shortenedName } from "./text/shortened-name";
import { textWidth } from "./text/text-width";

interface DocumentCoverProps {
  readonly title: string;
  readonly businessName: string;
  readonly tradingName: string;
  /** A `data:` URL or null; any other URL is ignored, since a document fetches nothing. */
  readonly logoUrl: string | null;
  /** Those without a value are left out. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Above the facts, such as that the document is a draft. */
  readonly children?: ReactNode;
  /** Below the facts, such as the firm that prepared the document. */
  readonly foot?: ReactNode;
}

/** A longer name (in characters) is set smaller, so that the cover fits on one page. */
const LONG_NAME = 60;

const LONG_FACT = 200;
/** A longer name or fact, in wide characters, is shortened; the document has it in full. */
const MAX_NAME = 260;
const MAX_FACT = 620;

const factClass = (text: string): string => {
  const width = textWidth(text);
  if (width > LONG_FACT) return "hf-cover-fact--longest";
  return width > LONG_NAME ? "hf-cover-fact--long" : "hf-cover-fact";
};

/** The front cover of a printed document, without running header and page number. */
export function DocumentCover(props: DocumentCoverProps) {
  const { title, businessName, tradingName, logoUrl, facts, children, foot } = props;
  const name =
    textWidth(businessName) > LONG_NAME ? "hf-cover-name hf-cover-name--long" : "hf-cover-name";
  return (
    <section className="hf-sheet hf-cover">
      <div className="hf-cover-field">
        <p className="hf-cover-kind">Business continuity</p>
        <h2 id="cover" className="hf-cover-title">
          {title}
        </h2>
        <p className={name}>{shortenedName(businessName, MAX_NAME)}</p>
        {tradingName === "" || tradingName === businessName ? null : (
          <p className="hf-cover-trading">Trading as {shortenedName(tradingName, MAX_NAME)}</p>
        )}
      </div>
      {children === undefined ? null : <div className="hf-cover-status">{children}</div>}
      <div className="hf-cover-foot">
        {logoUrl?.startsWith("data:image/") ? (
          <img className="hf-cover-logo" src={logoUrl} alt={`Logo of ${businessName}`} />
        ) : null}
        <dl className="hf-cover-facts">
          {facts
            .filter(({ value }) => value !== "")
            .map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd className={factClass(fact.value)}>{shortenedName(fact.value, MAX_FACT)}</dd>
              </div>
            ))}
        </dl>
      </div>
      {foot}
    </section>
  );
}

/** A longer line of the back cover, in wide characters, is shortened; the document has it in full. */
const MAX_LINE = 120;

/** The last page of a printed document. */
export function DocumentBackCover({
  lines,
  children,
}: {
  readonly lines: readonly string[];
  /** Below the lines, such as the numbers to call. */
  readonly children?: ReactNode;
}) {
  return (
    <section className="hf-sheet hf-back-cover" id="back-cover">
      <div className="hf-cover-field">
        {lines.map((line) => (
          <p key={line}>{shortenedName(line, MAX_LINE)}</p>
        ))}
        {children}
      </div>
    </section>
  );
}
