import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

export const pageViews = pgTable(
  "page_views",
  {
    route: text("route").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.route, table.day] })],
);
