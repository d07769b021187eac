import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

export const recoveryStrategies = pgTable(
  "recovery_strategies",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: uuid("id").notNull(),
    planId: uuid("plan_id").notNull(),
    departmentId: uuid("department_id").notNull(),
    recoveryStrategyTypeId: integer("recovery_strategy_type_id").notNull(),
    branchId: uuid("branch_id"),
    alternativeSiteId: uuid("alternative_site_id"),
    otherAddress: text("other_address"),
    comments: text("comments"),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);
