import type { ReactNode } from "react";

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

/** The front cover of a printed document, without running header and page number; long texts are smaller on it. */
export function DocumentCover(props: DocumentCoverProps) {
  const { title, businessName, tradingName, logoUrl, facts, children, foot } = props;
  return (
    <section className="hf-sheet hf-cover" data-fit="hf-cover--small hf-cover--smallest">
      <div className="hf-cover-field">
        <p className="hf-cover-kind">Business continuity</p>
        <h2 id="cover" className="hf-cover-title">
          {title}
        </h2>
        <p className="hf-cover-name" data-shorten="">
          {businessName}
        </p>
        {tradingName === "" || tradingName === businessName ? null : (
          <p className="hf-cover-trading">
            Trading as <span data-shorten="">{tradingName}</span>
          </p>
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
                <dd data-shorten="">{fact.value}</dd>
              </div>
            ))}
        </dl>
      </div>
      {foot}
    </section>
  );
}

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
    <section className="hf-sheet hf-back-cover" id="back-cover" data-fit="">
      <div className="hf-cover-field">
        {lines.map((line) => (
          <p key={line} data-shorten="">
            {line}
          </p>
        ))}
        {children}
      </div>
    </section>
  );
}
