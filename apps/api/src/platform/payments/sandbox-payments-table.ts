import { bigint, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../columns";

export const sandboxPayments = pgTable("sandbox_payments", {
  id: uuid("id").primaryKey(),
  purchaseId: uuid("purchase_id").notNull(),
  amount: bigint("amount", { mode: "number" }).notNull(),
  card: text("card", { enum: ["paid", "declined", "lost"] }).notNull(),
  status: text("status", {
    enum: ["prepared", "paid", "declined", "cancelled", "refunded"],
  }).notNull(),
  createdAt: instant("created_at").notNull(),
});
