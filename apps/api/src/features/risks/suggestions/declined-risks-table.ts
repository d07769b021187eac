import { integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";

export const declinedRisks = pgTable(
  "declined_risks",
  {
    organisationId: uuid("organisation_id").notNull(),
    planId: uuid("plan_id").notNull(),
    riskPresetId: integer("risk_preset_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.planId, table.riskPresetId] })],
);
