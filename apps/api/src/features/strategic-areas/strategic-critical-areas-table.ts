import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/columns";

export const strategicCriticalAreasTable = pgTable(
  "strategic_critical_areas",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: uuid("id").notNull(),
    name: text("name").notNull(),
    description: text("description"),
    strategicCriticalAreaCategoryId: integer("strategic_critical_area_category_id").notNull(),
    createdAt: instant("created_at").notNull(),
    version: integer("version").notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);
