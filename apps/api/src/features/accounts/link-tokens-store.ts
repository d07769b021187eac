import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { rowOf } from "../../platform/database/sql/row-of";
import { hashToken } from "../../platform/secrets/token-hash";
import { type LinkPurpose, linkTokens as table } from "./accounts-table";

/** Stores a new link; the person's earlier unused links of the same purpose stop working. */
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
  await db.insert(table).values(rowOf(table, { ...link, tokenHash: hashToken(token) }));
}

/** Returns a link, also one that is used or expired; undefined for a wrong one. */
export async function findLink(
  db: Queryable,
  input: { readonly userId: string; readonly purpose: LinkPurpose; readonly token: string },
) {
  const [row] = await db
    .select({ detail: table.detail, usedAt: table.usedAt, expiresAt: table.expiresAt })
    .from(table)
    .where(
      and(
        eq(table.tokenHash, hashToken(input.token)),
        eq(table.userId, input.userId),
        eq(table.purpose, input.purpose),
      ),
    )
    .limit(1);
  return row;
}

/** Uses up a link. One statement, so that only one concurrent use succeeds. */
export async function useLink(
  db: Queryable,
  input: { readonly userId: string; readonly purpose: LinkPurpose; readonly token: string },
  now: Date,
) {
  const [row] = await db
    .update(table)
    .set(rowOf(table, { usedAt: now }))
    .where(
      and(
        eq(table.tokenHash, hashToken(input.token)),
        eq(table.userId, input.userId),
        eq(table.purpose, input.purpose),
        isNull(table.usedAt),
        gt(table.expiresAt, now),
      ),
    )
    .returning({ id: table.id, detail: table.detail });
  return row;
}

/** Deletes the unused links of these purposes. Returns how many there were, expired ones included. */
export async function endLinks(
  db: Queryable,
  userId: string,
  purposes: readonly LinkPurpose[],
): Promise<number> {
  const rows = await db
    .delete(table)
    .where(
      and(eq(table.userId, userId), inArray(table.purpose, [...purposes]), isNull(table.usedAt)),
    )
    .returning({ id: table.id });
  return rows.length;
}
