import type { ProposalKind } from "@holdfast/contract/proposals/proposal";
import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

/**
 * The marks of records that were added from suggestions. Triggers of the migration remove the mark of a record that is
 * edited or deleted.
 */
export const proposals = pgTable(
  "proposals",
  {
    organisationId: uuid("organisation_id").notNull(),
    /** Null for a record of the organisation. */
    planId: uuid("plan_id"),
    kind: text("kind").$type<ProposalKind>().notNull(),
    recordId: uuid("record_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.kind, table.recordId] })],
);
