import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { oneTimeCodes as table } from "./accounts-table";

export type CodePurpose = (typeof table.$inferSelect)["purpose"];

/** A newer code takes the place of those before it. */
export async function insertCode(db: Queryable, code: typeof table.$inferInsert) {
  await db.delete(table).where(and(eq(table.userId, code.userId), eq(table.purpose, code.purpose)));
  await db.insert(table).values(code);
}

export async function latestCode(db: Queryable, userId: string, purpose: CodePurpose) {
  const [row] = await db
    .select({ id: table.id, sentAt: table.sentAt, usedAt: table.usedAt })
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.purpose, purpose)))
    .orderBy(desc(table.sentAt))
    .limit(1);
  return row;
}

/** Takes one of the tries before anything is compared, so that parallel guesses cannot share one. */
export async function takeTry(db: Queryable, userId: string, purpose: CodePurpose, now: Date) {
  const [row] = await db
    .update(table)
    .set({ triesLeft: sql`${table.triesLeft} - 1` })
    .where(
      and(
        eq(table.userId, userId),
        eq(table.purpose, purpose),
        isNull(table.usedAt),
        gt(table.expiresAt, now),
        gt(table.triesLeft, 0),
      ),
    )
    .returning({ id: table.id, codeHash: table.codeHash });
  return row;
}

/** Whether this call was the one that used it. */
export async function useCode(db: Queryable, codeId: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(table)
    .set({ usedAt: now })
    .where(and(eq(table.id, codeId), isNull(table.usedAt)))
    .returning({ id: table.id });
  return rows.length > 0;
}
