import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/columns";

export const brokerages = pgTable("brokerages", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull(),
  parentBrokerageId: uuid("parent_brokerage_id"),
  createdAt: instant("created_at").notNull(),
  /** What it prints on the reports of its clients. */
  firmName: text("firm_name"),
  licence: text("licence"),
  adviserName: text("adviser_name"),
  phone: text("phone"),
  email: text("email"),
  logoFileId: uuid("logo_file_id"),
  version: integer("version").notNull().default(1),
});

export const brokers = pgTable("brokers", {
  id: uuid("id").primaryKey(),
  brokerageId: uuid("brokerage_id").notNull(),
  userId: uuid("user_id").notNull(),
  addedByUserId: uuid("added_by_user_id"),
  createdAt: instant("created_at").notNull(),
});
