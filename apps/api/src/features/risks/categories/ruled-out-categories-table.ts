import { integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";

export const ruledOutRiskCategories = pgTable(
  "ruled_out_risk_categories",
  {
    organisationId: uuid("organisation_id").notNull(),
    planId: uuid("plan_id").notNull(),
    riskCategoryId: integer("risk_category_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.planId, table.riskCategoryId] })],
);
