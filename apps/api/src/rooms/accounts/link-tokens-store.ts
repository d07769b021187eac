import { createHash } from "node:crypto";
import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { type LinkPurpose, linkTokens as table, users } from "./accounts-table";

const hashOf = (token: string) => createHash("sha256").update(token).digest();

/** Stores a new link; earlier unused ones of the same purpose and person stop working. */
export async function insertLink(
  db: Queryable,
  token: string,
  link: Omit<typeof table.$inferInsert, "tokenHash"> & { userId: string },
) {
  await db
    .delete(table)
    .where(
      and(eq(table.userId, link.userId), eq(table.purpose, link.purpose), isNull(table.usedAt)),
    );
  await db.insert(table).values({ ...link, tokenHash: hashOf(token) });
}

/**
 * The same for the link that activates an account, unless it is active: then the statement writes nothing,
 * and is the same.
 */
export async function putActivationLink(
  db: Queryable,
  link: {
    readonly id: string;
    readonly userId: string;
    readonly token: string;
    readonly createdAt: Date;
    readonly expiresAt: Date;
  },
) {
  const waiting = sql`select id from ${users}
    where id = ${link.userId}::uuid and email_confirmed_at is null`;
  await db.execute(sql`
    with person as (${waiting}),
    earlier as (
      delete from ${table} where user_id in (select id from person)
        and purpose = 'confirm-email' and used_at is null)
    insert into ${table} (id, user_id, purpose, token_hash, created_at, expires_at)
    select ${link.id}::uuid, id, 'confirm-email', ${hashOf(link.token)}::bytea,
      ${link.createdAt}::timestamptz, ${link.expiresAt}::timestamptz from person`);
}

/** Uses a link up: one statement, so that of parallel uses exactly one succeeds. */
export async function useLink(
  db: Queryable,
  given: { readonly userId: string; readonly purpose: LinkPurpose; readonly token: string },
  now: Date,
) {
  const [row] = await db
    .update(table)
    .set({ usedAt: now })
    .where(
      and(
        eq(table.tokenHash, hashOf(given.token)),
        eq(table.userId, given.userId),
        eq(table.purpose, given.purpose),
        isNull(table.usedAt),
        gt(table.expiresAt, now),
      ),
    )
    .returning({ id: table.id, detail: table.detail });
  return row;
}

/** What is unused of these purposes stops working. */
export async function endLinks(db: Queryable, userId: string, purposes: readonly LinkPurpose[]) {
  await db
    .delete(table)
    .where(
      and(eq(table.userId, userId), inArray(table.purpose, [...purposes]), isNull(table.usedAt)),
    );
}
