import type { PolicyDocument } from "@holdfast/contract/printing/policy-document";

/** Everything that the printed policy and its certificate show, already read and authorised. */
export type PolicyData = PolicyDocument;

/** The title on the cover and in the PDF's properties. */
export const POLICY_TITLE = "Business Continuity Policy";
