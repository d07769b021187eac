import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database";
import { deleteRowsBefore } from "../../../platform/database/sql/past-rows-store";
import { rowOf } from "../../../platform/database/sql/row-of";
import { hashToken } from "../../../platform/secrets/token-hash";
import { partners, usedSignInLinks as used } from "./partners-table";

export type PartnerRow = typeof partners.$inferSelect;

/** Returns the partner of that name, unless revoked. */
export async function partnerByName(db: Queryable, name: string): Promise<PartnerRow | undefined> {
  const [partner] = await db
    .select()
    .from(partners)
    .where(and(eq(partners.name, name), isNull(partners.revokedAt)))
    .limit(1);
  return partner;
}

/** Inserts a partner, or a revoked one with a new key. Returns false if an active one has that name. */
export async function putPartner(
  db: Queryable,
  partner: Omit<typeof partners.$inferInsert, "revokedAt">,
): Promise<boolean> {
  const { publicKey, createdAt } = partner;
  const rows = await db
    .insert(partners)
    .values(rowOf(partners, partner))
    .onConflictDoUpdate({
      target: partners.name,
      set: { publicKey, createdAt, revokedAt: null },
      setWhere: isNotNull(partners.revokedAt),
    })
    .returning({ id: partners.id });
  return rows.length > 0;
}

/** Revokes a partner. Returns its id; undefined if no active one has that name. */
export async function revokePartner(db: Queryable, name: string, now: Date) {
  const [partner] = await db
    .update(partners)
    .set(rowOf(partners, { revokedAt: now }))
    .where(and(eq(partners.name, name), isNull(partners.revokedAt)))
    .returning({ id: partners.id });
  return partner?.id;
}

/** Uses up a link. One statement, so that only one concurrent use succeeds. */
export async function useSignInLink(
  db: Queryable,
  link: { readonly partnerId: string; readonly linkId: string; readonly expiresAt: Date },
): Promise<boolean> {
  const { partnerId, linkId, expiresAt } = link;
  const linkIdHash = hashToken(linkId);
  const rows = await db
    .insert(used)
    .values(rowOf(used, { partnerId, linkIdHash, expiresAt }))
    .onConflictDoNothing()
    .returning({ partnerId: used.partnerId });
  return rows.length > 0;
}

/** Deletes the ids of expired links, which are refused because of their expiry. */
export async function deleteExpiredSignInLinks(db: Queryable, now: Date) {
  await deleteRowsBefore(db, used, used.expiresAt, now);
}
