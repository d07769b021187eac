import { and, gt, inArray, is, type SQL, sql } from "drizzle-orm";
import { NodePgTransaction } from "drizzle-orm/node-postgres";
import type { Queryable } from "../database/database";
import { deleteRowsBefore } from "../database/past-rows-store";
import { rowOf } from "../database/row-of";
import { rateLimits as table } from "./rate-limits-table";

/** An attempt to count under `key` in its fixed window, with at most `max` allowed. */
export type Attempt = { readonly key: string; readonly max: number; readonly windowEndsAt: Date };

/** The count so far, and when its window ends (epoch ms). */
export type Counted = { readonly count: number; readonly endsAt: number };

/**
 * Counts the attempts in order: each is counted only if those before it were allowed. Returns the counts. One
 * statement, so that two processes agree and a sign-in waits only once.
 * @throws Error inside a transaction, because a refusal would roll the count back
 */
export async function countInOrder(
  db: Queryable,
  attempts: readonly Attempt[],
  now: Date,
): Promise<readonly Counted[]> {
  if (is(db, NodePgTransaction))
    throw new Error("Count attempts before the transaction, in the route's `before`.");
  const steps = attempts.map((attempt, at) => {
    const before = attempts[at - 1];
    const condition = before && sql` from ${stepOf(at - 1)} where count <= ${before.max}::integer`;
    return sql`${stepOf(at)} as (${countAttempt(attempt, now, condition ?? sql``)})`;
  });
  const answers = attempts.map(
    (_attempt, at) => sql`select ${at}::integer as step, count,
      (extract(epoch from window_ends_at) * 1000)::bigint as ends_at from ${stepOf(at)}`,
  );
  const counted = await db.execute<{ count: number; ends_at: number }>(
    sql`with ${sql.join(steps, sql`, `)} ${sql.join(answers, sql` union all `)} order by step`,
  );
  return counted.rows.map(({ count, ends_at }) => ({ count, endsAt: ends_at }));
}

const stepOf = (at: number) => sql.identifier(`step_${at}`);

/** Starts a new window if the last one has ended. */
const countAttempt = ({ key, windowEndsAt }: Attempt, now: Date, condition: SQL) => {
  const isOver = sql`${table.windowEndsAt} <= excluded.window_started_at`;
  return sql`
    insert into ${table} (key, window_started_at, window_ends_at, count)
    select ${key}::text, ${now}::timestamptz, ${windowEndsAt}::timestamptz, 1${condition}
    on conflict (key) do update set
      count = case when ${isOver} then 1 else ${table.count} + 1 end,
      window_started_at = case when ${isOver}
        then excluded.window_started_at else ${table.windowStartedAt} end,
      window_ends_at = case when ${isOver}
        then excluded.window_ends_at else ${table.windowEndsAt} end
    returning ${table.count} as count, ${table.windowEndsAt} as window_ends_at`;
};

/** Subtracts one under each of `keys` and clears each of `ended`, where the window is still open. One statement. */
export async function subtractAttempts(
  db: Queryable,
  keys: readonly string[],
  ended: readonly string[],
  now: Date,
) {
  const isEnded = ended.length === 0 ? sql`false` : inArray(table.key, [...ended]);
  await db
    .update(table)
    .set(
      rowOf(table, {
        count: sql`case when ${isEnded} then 0 else greatest(${table.count} - 1, 0) end`,
      }),
    )
    .where(and(inArray(table.key, [...keys, ...ended]), gt(table.windowEndsAt, now)));
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
