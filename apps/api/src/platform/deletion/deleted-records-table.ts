import { jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../columns";

/** A row of any table, by its columns, as PostgreSQL writes it as JSON. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** A row that referred to a deleted record, with its plan. */
export type StoredUse = {
  /** The name of the `RecordReference`. */
  readonly reference: string;
  readonly plan: string | null;
  readonly row: StoredRow;
};

export const deletedRecords = pgTable(
  "deleted_records",
  {
    organisationId: uuid("organisation_id").notNull(),
    recordId: uuid("record_id").notNull(),
    list: text("list").notNull(),
    record: jsonb("record").$type<StoredRow>().notNull(),
    uses: jsonb("uses").$type<readonly StoredUse[]>().notNull(),
    planIds: uuid("plan_ids").array().notNull(),
    deletedAt: instant("deleted_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.recordId] })],
);
