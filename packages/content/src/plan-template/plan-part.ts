/**
 * The types of the continuity plan's text. The text itself is next to this file, one file per section; the
 * printables package renders it.
 *
 * Texts support two marks only: `**strong**`, and placeholders such as `{business}` and `{address}` for the plan's
 * own data (plan-text-values.ts).
 */

import type { ActionCondition } from "@holdfast/contract/incidents/action-group";

/** The colour on the outer edge of a section's pages, which identifies the team it belongs to. */
export type PartColour = "grey" | "red" | "blue" | "green" | "none";

/** Tables, charts and diagrams that are filled from the business's own records. */
export type PlanDataBlock =
  | "copies-held"
  | "crisis-team-members"
  | "critical-areas"
  | "critical-areas-and-penalties"
  | "criticality-levels"
  | "decision-diagram"
  | "document-identity"
  | "emergency-team-members"
  | "exercises-held"
  | "facets-diagram"
  | "first-hour-numbers"
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
  | "unit-tasks"
  | "versions";

/** The columns of a table from left to right: each header with its share of the width in per cent. */
export type PlanColumns = Readonly<Record<string, number>>;

/** A block of fixed text. */
export type TextBlock =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "points"; readonly items: readonly string[] }
  /** Imperative steps with a tick box and space for the time; numbered through the sections of a colour. */
  | {
      readonly kind: "actions";
      readonly caption: string;
      /** The branch of the plan that they belong to; without it, they always apply. */
      readonly when?: ActionCondition;
      readonly items: readonly string[];
    }
  /** A printed table; `blankRows` is the number of extra rows to fill in by hand. */
  | {
      readonly kind: "table";
      readonly caption: string;
      readonly columns: PlanColumns;
      readonly rows: readonly (readonly string[])[];
      readonly blankRows?: number;
      /** Makes rows with empty cells high enough to write in. */
      readonly roomy?: true;
    }
  /** A rule to follow, a danger to life, a script to read out, or a statement to highlight. */
  | {
      readonly kind: "callout";
      readonly tone: "rule" | "warning" | "script" | "note";
      readonly title: string;
      readonly text: string;
    }
  /** Labels with a line to write on; `filled` has the text of those that the business's records may know. */
  | {
      readonly kind: "fields";
      readonly caption: string;
      readonly labels: readonly string[];
      readonly filled?: Readonly<Record<string, string>>;
      /** Labels whose text takes the whole width. */
      readonly wide?: readonly string[];
    }
  /** Labels with a small box to tick. */
  | { readonly kind: "ticks"; readonly caption: string; readonly items: readonly string[] };

export type PlanBlock = TextBlock | { readonly kind: "data"; readonly show: PlanDataBlock };

/** A numbered sub-heading such as B.2, listed in the contents and in the PDF's bookmarks. */
export interface PlanTopic {
  /** The anchor, unique in the document. */
  readonly id: string;
  /** 'B.2', or empty on the front pages. */
  readonly number: string;
  readonly title: string;
  /** One sentence that says what the page is for. */
  readonly lead: string;
  readonly blocks: readonly PlanBlock[];
  /** Whether it is on the page of the topic before it. */
  readonly sharesPage?: boolean;
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
