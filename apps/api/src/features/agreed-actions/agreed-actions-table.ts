import { date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/columns";

/** What people agree to do after an incident or an exercise. Each row has exactly one of the two subjects. */
export const agreedActions = pgTable(
  "agreed_actions",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: uuid("id").notNull(),
    incidentId: uuid("incident_id"),
    exerciseId: uuid("exercise_id"),
    position: integer("position").notNull(),
    text: text("text").notNull(),
    ownerName: text("owner_name").notNull(),
    dueDate: date("due_date", { mode: "string" }).notNull(),
    doneAt: instant("done_at"),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);
