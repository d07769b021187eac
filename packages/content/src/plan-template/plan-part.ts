/**
 * The shapes of the continuity plan's text. The words live beside this file, one file per section; how a
 * block is drawn is the business of the printables package.
 *
 * In every text two marks are understood and nothing else: `**strong**`, and the plan's own data as
 * `{business}`, `{location}`, `{plan}` and `{mtpd}`.
 */

/** Who owns a section, by the colour on the outer edge of its pages. */
export type PartColour = "grey" | "red" | "blue" | "green" | "none";

/** Tables, charts and diagrams that are filled from the business's own records. */
export type PlanDataBlock =
  | "crisis-team-members"
  | "critical-areas"
  | "critical-areas-and-penalties"
  | "criticality-levels"
  | "decision-diagram"
  | "document-identity"
  | "emergency-team-members"
  | "facets-diagram"
  | "governance"
  | "incident-levels-diagram"
  | "incident-levels-table"
  | "it-team-members"
  | "mtpd"
  | "recovery-sites"
  | "recovery-strategies"
  | "recovery-teams"
  | "recovery-times-chart"
  | "response-time-line"
  | "supporting-lines"
  | "systems-in-order"
  | "unit-tasks";

/** The columns of a table from left to right: each head with its share of the width in per cent. */
export type PlanColumns = Readonly<Record<string, number>>;

export type PlanBlock =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "points"; readonly items: readonly string[] }
  /** Imperative steps with a tick box and room for the time; numbered through the whole section. */
  | { readonly kind: "actions"; readonly caption: string; readonly items: readonly string[] }
  /** A printed table; `blankRows` more rows are left to be written in by hand. */
  | {
      readonly kind: "table";
      readonly caption: string;
      readonly columns: PlanColumns;
      readonly rows: readonly (readonly string[])[];
      readonly blankRows?: number;
      /** Printed rows with empty cells are made high enough to write in. */
      readonly roomy?: true;
    }
  /** A rule to hold to, a danger to life, or words that may be read out. */
  | {
      readonly kind: "callout";
      readonly tone: "rule" | "warning" | "script";
      readonly title: string;
      readonly text: string;
    }
  /** Labels with a line to write on. */
  | { readonly kind: "fields"; readonly caption: string; readonly labels: readonly string[] }
  /** Labels with a small box to tick. */
  | { readonly kind: "ticks"; readonly caption: string; readonly items: readonly string[] }
  | { readonly kind: "data"; readonly show: PlanDataBlock };

/** A numbered sub-heading such as B.2: it is listed in the contents and is a bookmark of the PDF. */
export interface PlanTopic {
  /** The anchor, unique in the document. */
  readonly id: string;
  /** 'B.2', or empty on the front pages. */
  readonly number: string;
  readonly title: string;
  /** One sentence that says what the page is for. */
  readonly lead: string;
  /** True where the topic follows the one before on the same page (A.2 and A.13). */
  readonly sharesPage?: true;
  readonly blocks: readonly PlanBlock[];
}

/** A section of the plan, A to G. */
export interface PlanPart {
  /** The anchor that other pages and the dashboard link to. */
  readonly id: string;
  readonly letter: string;
  readonly title: string;
  readonly team: string;
  readonly colour: PartColour;
  readonly topics: readonly PlanTopic[];
}
