import { bytea, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../../platform/columns";

/** Sites that send their signed-in users on to us. */
export const partners = pgTable("partners", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull(),
  /** Ed25519, PEM (SPKI). */
  publicKey: text("public_key").notNull(),
  createdAt: instant("created_at").notNull(),
  revokedAt: instant("revoked_at"),
});

export const usedSignInLinks = pgTable(
  "used_sign_in_links",
  {
    partnerId: uuid("partner_id").notNull(),
    linkIdHash: bytea("link_id_hash").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.linkIdHash] })],
);
