import { bigint, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";

/** The number of changes to data that several plans print, by organisation or location. Only triggers write it. */
export const sharedChanges = pgTable(
  "shared_changes",
  {
    organisationId: uuid("organisation_id").notNull(),
    /** The organisation or the location. */
    scopeId: uuid("scope_id").notNull(),
    changes: bigint("changes", { mode: "number" }).notNull(),
    /** The start of the newest transaction that was counted. */
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.scopeId] })],
);
