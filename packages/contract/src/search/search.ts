import * as z from "zod/mini";
import { id, withoutDirectionMarks } from "../platform/field-rules";

/** What a search finds, in the order in which the groups are shown. */
export const HIT_KINDS = [
  "contact",
  "supplier",
  "customer",
  "third-party",
  "crisis-expert",
  "risk",
  "document",
  "plan",
  "location",
  "recovery-site",
  "business-unit",
  "strategic-area",
] as const;
export type HitKind = (typeof HIT_KINDS)[number];

/** Maximum number of hits of one kind. */
export const MAX_HITS_OF_KIND = 6;

/** Maximum number of characters of the searched text; also of its words, which are found in any order. */
export const SEARCH_TEXT = { min: 2, max: 100, words: 6 } as const;

export const SearchHit = z.object({
  kind: z.enum(HIT_KINDS),
  id: id(),
  name: z.string(),
  /** What distinguishes it from others of that name: a job title, a category, the plan of a risk, a document's folder. */
  detail: z.nullable(z.string()),
  /** The plan that it belongs to; null for what all plans share. */
  planId: z.nullable(id()),
});
export type SearchHit = z.infer<typeof SearchHit>;

export const SearchQuery = z.object({
  text: z
    .string()
    .check(
      withoutDirectionMarks(),
      z.trim(),
      z.minLength(SEARCH_TEXT.min, "Please type at least 2 characters."),
      z.maxLength(SEARCH_TEXT.max, "Please type at most 100 characters."),
    ),
});
