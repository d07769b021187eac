import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../columns";

export const auditEvents = pgTable("audit_events", {
  id: uuid("id").primaryKey(),
  happenedAt: instant("happened_at").notNull(),
  actorUserId: uuid("actor_user_id"),
  organisationId: uuid("organisation_id"),
  brokerageId: uuid("brokerage_id"),
  action: text("action").notNull(),
  subject: text("subject"),
  detail: jsonb("detail").$type<Record<string, string | number | boolean>>().notNull().default({}),
  address: text("address"),
});
