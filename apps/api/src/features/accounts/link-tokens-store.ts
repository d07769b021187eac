import { createHash } from "node:crypto";
import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { type LinkPurpose, linkTokens as table } from "./accounts-table";

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

/** What is unused of these purposes stops working. Answers how many there were, expired ones too. */
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
