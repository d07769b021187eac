import {
  bigint,
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "../../platform/columns";

export const risks = pgTable(
  "risks",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: uuid("id").notNull(),
    planId: uuid("plan_id").notNull(),
    riskPresetId: integer("risk_preset_id"),
    /** Null for a preset risk, like its description: the library has both. */
    name: text("name"),
    description: text("description"),
    riskCategoryId: integer("risk_category_id").notNull(),
    likelihoodPresetId: integer("likelihood_preset_id").notNull(),
    cost: bigint("cost", { mode: "number" }).notNull(),
    mitigationStrategyIds: integer("mitigation_strategy_ids").array().notNull(),
    includeInsurance: boolean("include_insurance"),
    mitigationProcess: text("mitigation_process").notNull(),
    mitigationStatusId: integer("mitigation_status_id"),
    accountableContactId: uuid("accountable_contact_id"),
    followUpDate: date("follow_up_date", { mode: "string" }),
    comments: text("comments"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);
