import type { SuggestionKind } from "@holdfast/contract/proposals/declined-suggestion";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";

export const declinedSuggestions = pgTable("declined_suggestions", {
  organisationId: uuid("organisation_id").notNull(),
  /** Null for suggestions for the organisation's own lists. */
  planId: uuid("plan_id"),
  kind: text("kind").$type<SuggestionKind>().notNull(),
  suggestion: text("suggestion").notNull(),
});
