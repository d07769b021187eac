import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/columns";

export const promoCodes = pgTable("promo_codes", {
  id: uuid("id").primaryKey(),
  brokerageId: uuid("brokerage_id").notNull(),
  code: text("code").notNull(),
  codeKey: text("code_key").notNull(),
  quantity: integer("quantity").notNull(),
  used: integer("used").notNull().default(0),
  createdByUserId: uuid("created_by_user_id"),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  revokedAt: instant("revoked_at"),
});

export const subscriptions = pgTable("subscriptions", {
  id: uuid("id").primaryKey(),
  key: text("key").notNull(),
  brokerageId: uuid("brokerage_id"),
  promoCodeId: uuid("promo_code_id"),
  issuedByUserId: uuid("issued_by_user_id"),
  createdAt: instant("created_at").notNull(),
  keyPurchaseId: uuid("key_purchase_id"),
  /** In lower case; only while no account has the address. */
  assignedEmail: text("assigned_email"),
  assignedToUserId: uuid("assigned_to_user_id"),
  assignedByUserId: uuid("assigned_by_user_id"),
  usedByUserId: uuid("used_by_user_id"),
  organisationId: uuid("organisation_id"),
  planId: uuid("plan_id"),
  activeDate: instant("active_date"),
  expiryDate: instant("expiry_date"),
  revokedAt: instant("revoked_at"),
});

export const quotaEntries = pgTable("quota_entries", {
  id: uuid("id").primaryKey(),
  brokerageId: uuid("brokerage_id").notNull(),
  kind: text("kind", {
    enum: [
      "purchase",
      "grant",
      "transfer-in",
      "transfer-out",
      "key",
      "promo-code",
      "key-returned",
      "promo-code-returned",
    ],
  }).notNull(),
  quantity: integer("quantity").notNull(),
  reference: text("reference"),
  otherBrokerageId: uuid("other_brokerage_id"),
  actorUserId: uuid("actor_user_id"),
  createdAt: instant("created_at").notNull(),
});

export const keyPurchases = pgTable("key_purchases", {
  id: uuid("id").primaryKey(),
  reference: text("reference").notNull(),
  userId: uuid("user_id"),
  brokerageId: uuid("brokerage_id"),
  quantity: integer("quantity").notNull(),
  createdAt: instant("created_at").notNull(),
});
