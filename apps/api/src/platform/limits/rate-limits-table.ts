import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../columns";

export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  windowStartedAt: instant("window_started_at").notNull(),
  windowEndsAt: instant("window_ends_at").notNull(),
  count: integer("count").notNull(),
});
