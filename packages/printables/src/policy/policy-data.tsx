import type { Policy } from "@holdfast/contract/policies/policy";

/** Everything that the printed policy and its certificate show, already read and authorised. */
export interface PolicyData {
  readonly business: {
    readonly name: string;
    readonly tradingName: string;
    readonly registrationNumber: string;
    /** A `data:` URL or null; any other URL is ignored, since a document fetches nothing. */
    readonly logoUrl: string | null;
  };
  /** The printed version. */
  readonly policy: Policy;
  /** Whether a newer version has replaced it. */
  readonly isReplaced: boolean;
  /** All versions up to the printed one, newest first. */
  readonly versions: readonly Policy[];
  /** YYYY-MM-DD where the reader is, for a time of the policy. */
  readonly dateOf: (instant: string) => string;
}

/** The title on the cover and in the PDF's properties. */
export const POLICY_TITLE = "Business Continuity Policy";
