import type { TextBlock } from "../plan-template/plan-part";

/**
 * The types of the business continuity policy's text. It supports two marks: `**strong**`, and the placeholders
 * `{business}` and `{review}` (the review date).
 */

/** Tables that are filled from the organisation's own policy. */
export type PolicyDataBlock = "document-control" | "responsible" | "signatures" | "versions";

export type PolicyBlock =
  | TextBlock
  | { readonly kind: "policy-data"; readonly show: PolicyDataBlock };

/** A page of the policy, listed in the contents and in the PDF's bookmarks. */
export interface PolicyPage {
  /** The anchor, unique in the document. */
  readonly id: string;
  /** '3', or empty for a page without a number. */
  readonly number: string;
  readonly title: string;
  /** One sentence that says what the page is for. */
  readonly lead: string;
  readonly blocks: readonly PolicyBlock[];
}
