import * as z from "zod/mini";
import { id, requiredText } from "../platform/field-rules";

/** Kinds of suggestions for the organisation's own lists. */
export const ORGANISATION_SUGGESTIONS = ["strategic-area", "supplier", "third-party"] as const;

/** Kinds of suggestions for one plan. */
export const PLAN_SUGGESTIONS = [
  "risk",
  "task",
  "business-unit",
  "criticality",
  "disruption-scale",
  "mtpd",
  "recovery-times",
  "asset",
  "recovery-strategy",
  "team-role",
] as const;

export type SuggestionKind =
  | (typeof ORGANISATION_SUGGESTIONS)[number]
  | (typeof PLAN_SUGGESTIONS)[number];

/** A suggestion that a person answered with 'Not for us'. */
export const DeclinedSuggestion = z.object({
  kind: z.enum([...ORGANISATION_SUGGESTIONS, ...PLAN_SUGGESTIONS]),
  /** Identifies it among those of its kind. */
  suggestion: z.string(),
  /** Null for the organisation's own lists. */
  planId: z.nullable(id()),
});
export type DeclinedSuggestion = z.infer<typeof DeclinedSuggestion>;

const MAX_LENGTH = 1_000;

const answer = {
  suggestion: requiredText("Please select a suggestion.", MAX_LENGTH),
  /** False takes the answer back. */
  isDeclined: z.boolean(),
};

export const DeclineSuggestionInput = z.strictObject({
  kind: z.enum(ORGANISATION_SUGGESTIONS),
  ...answer,
});

export const DeclinePlanSuggestionInput = z.strictObject({
  kind: z.enum(PLAN_SUGGESTIONS),
  ...answer,
});
