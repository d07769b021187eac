import { boolean, bytea, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../columns";

export const installationKey = pgTable("installation_key", {
  isOnly: boolean("is_only").primaryKey(),
  installationId: uuid("installation_id").notNull(),
  publicKey: text("public_key").notNull(),
  sealedPrivateKey: bytea("sealed_private_key").notNull(),
  createdAt: instant("created_at").notNull(),
});
