import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../columns";

export const files = pgTable("files", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull(),
  mediaType: text("media_type").notNull(),
  bytes: integer("bytes").notNull(),
  createdAt: instant("created_at").notNull(),
  /** The plan it is deleted with; null for an image. */
  organisationId: uuid("organisation_id"),
  planId: uuid("plan_id"),
  /** The PDF of an approved version: no document of the plan. */
  isPlanVersion: boolean("is_plan_version").notNull().default(false),
});
