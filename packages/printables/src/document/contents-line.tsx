import { typographic } from "@holdfast/content/plan-text/text-filling";

interface ContentsLineProps {
  readonly entry: {
    /** The id of the heading. */
    readonly anchor: string;
    /** Empty if headings have no number. */
    readonly number: string;
    readonly title: string;
  };
  readonly isHead?: boolean;
  /** Whether it is one of an appendix's pages, whose title may be shortened. */
  readonly isPage?: boolean;
}

/** A line of a table of contents. The printer fills in the page number. */
export function ContentsLine({ entry, isHead = false, isPage = false }: ContentsLineProps) {
  return (
    <a
      className={isHead ? "hf-contents-line hf-contents-line--head" : "hf-contents-line"}
      href={`#${entry.anchor}`}
    >
      {entry.number === "" ? null : <span className="hf-contents-number">{entry.number} </span>}
      <span data-shorten={isPage ? "" : undefined}>{typographic(entry.title)}</span>
      <span className="hf-dots" aria-hidden="true" />
      <span className="hf-page-number" data-page-for={entry.anchor} />
    </a>
  );
}
