import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/columns";

/** Business units of a location; called departments in the API. */
export const departments = pgTable(
  "departments",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: uuid("id").notNull(),
    branchId: uuid("branch_id").notNull(),
    name: text("name").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);
