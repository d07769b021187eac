import { bytea, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../../platform/columns";

/** Invitations to an organisation, with a role, or to a brokerage. */
export const invitations = pgTable("invitations", {
  id: uuid("id").primaryKey(),
  organisationId: uuid("organisation_id"),
  brokerageId: uuid("brokerage_id"),
  email: text("email").notNull(),
  emailKey: text("email_key").notNull(),
  role: text("role", { enum: ["owner", "editor", "viewer"] }),
  addedByUserId: uuid("added_by_user_id"),
  tokenHash: bytea("token_hash").notNull(),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  acceptedAt: instant("accepted_at"),
});
