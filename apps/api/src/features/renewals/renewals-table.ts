import { integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/columns";

/** One row for each reminder that was sent. */
export const renewalReminders = pgTable(
  "renewal_reminders",
  {
    organisationId: uuid("organisation_id").notNull(),
    planId: uuid("plan_id").notNull(),
    expiryDate: instant("expiry_date").notNull(),
    /** Days before the expiry: 30, 7 or 0. */
    stage: integer("stage").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.planId, table.expiryDate, table.stage] }),
  ],
);

/** People who have turned the reminders off. */
export const renewalReminderRefusals = pgTable("renewal_reminder_refusals", {
  userId: uuid("user_id").primaryKey(),
  createdAt: instant("created_at").notNull(),
});
