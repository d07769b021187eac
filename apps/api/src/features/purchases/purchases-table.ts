import type { PriceCurrency } from "@holdfast/contract/purchases/price-currencies";
import type { PriceList } from "@holdfast/contract/purchases/price-list";
import type { BillingAddress } from "@holdfast/contract/purchases/purchase";
import {
  bigint,
  bytea,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, schemaVersion } from "../../platform/columns";

const cents = (name: string) => bigint(name, { mode: "number" });

/** The seller as printed on the receipt, and the time zone of its date. */
export type StoredSeller = PriceList["seller"] & Pick<PriceList, "timeZone">;

export const purchases = pgTable("purchases", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id"),
  tokenHash: bytea("token_hash").notNull(),
  provider: text("provider", { enum: ["sandbox", "stripe"] }).notNull(),
  paymentId: text("payment_id"),
  status: text("status", {
    enum: ["charging", "completed", "failed", "refunding", "refunded"],
  }).notNull(),
  quantity: integer("quantity").notNull(),
  currency: text("currency").$type<PriceCurrency>().notNull(),
  pricePerSubscription: cents("price_per_subscription").notNull(),
  totalSubscription: cents("total_subscription").notNull(),
  discount: cents("discount").notNull(),
  subTotal: cents("sub_total").notNull(),
  tax: cents("tax").notNull(),
  total: cents("total").notNull(),
  discountCode: text("discount_code"),
  taxName: text("tax_name"),
  taxPercent: doublePrecision("tax_percent"),
  seller: jsonb("seller").$type<StoredSeller>().notNull(),
  buyerName: text("buyer_user_name"),
  buyerEmail: text("buyer_email"),
  billingAddress: jsonb("billing_address").$type<BillingAddress>(),
  ...schemaVersion(1),
  receiptNumber: bigint("receipt_number", { mode: "number" }),
  receiptMessageId: uuid("receipt_message_id"),
  createdAt: instant("created_at").notNull(),
  endedAt: instant("ended_at"),
});

export type PurchaseRow = Omit<typeof purchases.$inferSelect, "schemaVersion">;
