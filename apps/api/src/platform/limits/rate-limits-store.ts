import { and, gt, inArray, is, sql } from "drizzle-orm";
import { NodePgTransaction } from "drizzle-orm/node-postgres";
import type { Queryable } from "../database/database";
import { deleteRowsBefore } from "../database/sql/past-rows-store";
import { rowOf } from "../database/sql/row-of";
import { rateLimits as table } from "./rate-limits-table";

/** An attempt to count under `key` in its fixed window, with at most `max` allowed. */
export type Attempt = { readonly key: string; readonly max: number; readonly windowEndsAt: Date };

/** The count so far, and when its window ends. */
export type Counted = { readonly count: number; readonly windowEndsAt: Date };

/**
 * Counts the attempts in order: each is counted only if those before it were allowed. Returns the counts.
 * @throws Error inside a transaction, because a refusal would roll the count back
 */
export async function countInOrder(
  db: Queryable,
  attempts: readonly Attempt[],
  now: Date,
): Promise<readonly Counted[]> {
  if (is(db, NodePgTransaction))
    throw new Error("Count attempts before the transaction, in the route's `before`.");
  const counts: Counted[] = [];
  for (const attempt of attempts) {
    const counted = await countAttempt(db, attempt, now);
    counts.push(counted);
    if (counted.count > attempt.max) break;
  }
  return counts;
}

/** Counts in one statement, so that processes agree. Starts a new window if the last one has ended. */
async function countAttempt(
  db: Queryable,
  { key, windowEndsAt }: Attempt,
  now: Date,
): Promise<Counted> {
  const isOver = sql`${table.windowEndsAt} <= ${now}`;
  const [counted] = await db
    .insert(table)
    .values(rowOf(table, { key, windowStartedAt: now, windowEndsAt, count: 1 }))
    .onConflictDoUpdate({
      target: table.key,
      set: rowOf(table, {
        count: sql`case when ${isOver} then 1 else ${table.count} + 1 end`,
        windowStartedAt: sql`case when ${isOver}
          then excluded.window_started_at else ${table.windowStartedAt} end`,
        windowEndsAt: sql`case when ${isOver}
          then excluded.window_ends_at else ${table.windowEndsAt} end`,
      }),
    })
    .returning({ count: table.count, windowEndsAt: table.windowEndsAt });
  if (!counted) throw new Error("The attempt was not counted.");
  return counted;
}

/** The counts to reduce, by their keys: those of `ended` are cleared, the others lose one. */
export type Subtraction = { readonly reduced: string[]; readonly ended: string[] };

/** Reduces counts whose window is still open. */
export async function subtractAttempts(db: Queryable, { reduced, ended }: Subtraction, now: Date) {
  const isEnded = sql`${table.key} = any (${sql.param(ended)}::text[])`;
  await db
    .update(table)
    .set(
      rowOf(table, {
        count: sql`case when ${isEnded} then 0 else greatest(${table.count} - 1, 0) end`,
      }),
    )
    .where(and(inArray(table.key, [...reduced, ...ended]), gt(table.windowEndsAt, now)));
}

export async function deleteKeys(db: Queryable, keys: readonly string[]) {
  await db.delete(table).where(inArray(table.key, [...keys]));
}

/**
 * Deletes expired windows. Skips rows that a request is counting at this moment: it may wait for another row that this
 * statement has locked.
 */
export async function deleteExpiredLimits(db: Queryable, now: Date) {
  await deleteRowsBefore(db, table, table.windowEndsAt, now);
}
