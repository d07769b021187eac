import { inArray, is, type SQL, sql } from "drizzle-orm";
import { NodePgTransaction } from "drizzle-orm/node-postgres";
import { builtOnce, type Placeholders } from "../database/built-once";
import type { Queryable } from "../database/database";
import { deleteRowsBefore } from "../database/sql/past-rows-store";
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
  const given: Record<string, unknown> = { now: now.toISOString() };
  for (const [at, { key, max, windowEndsAt }] of attempts.entries()) {
    given[`key${at}`] = key;
    given[`max${at}`] = max;
    given[`windowEndsAt${at}`] = windowEndsAt.toISOString();
  }
  const counted = await countingOf(attempts.length)(db, given);
  return counted.map(({ count, ends_at }) => ({ count, endsAt: ends_at }));
}

type Counting = ReturnType<typeof builtOnce<Record<string, unknown>, CountRow>>;
type CountRow = { readonly count: number; readonly ends_at: number };
/** Statements by their number of limits. */
const countings = new Map<number, Counting>();

function countingOf(limits: number): Counting {
  const known = countings.get(limits);
  if (known) return known;
  const places = Array.from({ length: limits }, (_, at) => at);
  const built: Counting = builtOnce((given) => {
    const steps = places.map((at) => {
      const before = sql` from ${stepOf(at - 1)} where count <= ${given[`max${at - 1}`]}::integer`;
      return sql`${stepOf(at)} as (${countAttempt(given, at, at === 0 ? sql`` : before)})`;
    });
    const answers = places.map(
      (at) => sql`select ${sql.raw(String(at))} as step, count,
        (extract(epoch from window_ends_at) * 1000)::bigint as ends_at from ${stepOf(at)}`,
    );
    return sql`with ${sql.join(steps, sql`, `)} ${sql.join(answers, sql` union all `)} order by step`;
  });
  countings.set(limits, built);
  return built;
}

const stepOf = (at: number) => sql.identifier(`step_${at}`);

/** Starts a new window if the last one has ended. */
const countAttempt = (given: Placeholders<Record<string, unknown>>, at: number, condition: SQL) => {
  const isOver = sql`${table.windowEndsAt} <= excluded.window_started_at`;
  return sql`
    insert into ${table} (key, window_started_at, window_ends_at, count)
    select ${given[`key${at}`]}::text, ${given.now}::timestamptz,
      ${given[`windowEndsAt${at}`]}::timestamptz, 1${condition}
    on conflict (key) do update set
      count = case when ${isOver} then 1 else ${table.count} + 1 end,
      window_started_at = case when ${isOver}
        then excluded.window_started_at else ${table.windowStartedAt} end,
      window_ends_at = case when ${isOver}
        then excluded.window_ends_at else ${table.windowEndsAt} end
    returning ${table.count} as count, ${table.windowEndsAt} as window_ends_at`;
};

/** The counts to reduce, by their keys: those of `ended` are cleared, the others lose one. */
export type Subtraction = { readonly reduced: string[]; readonly ended: string[] };
type DatedSubtraction = Subtraction & { readonly now: string };

/** Reduces counts whose window is still open. One statement. */
export async function subtractAttempts(db: Queryable, given: Subtraction, now: Date) {
  await subtracting(db, { ...given, now: now.toISOString() });
}

/** Returns the statement of `subtractAttempts`, for use in a statement with several parts. */
export const subtractingAttempts = ({ reduced, ended, now }: Placeholders<DatedSubtraction>) => sql`
  update ${table} set
    count = case when key = any (${ended}::text[]) then 0 else greatest(count - 1, 0) end
  where key = any (${reduced}::text[] || ${ended}::text[])
    and window_ends_at > ${now}::timestamptz`;

const subtracting = builtOnce<DatedSubtraction, never>(subtractingAttempts);

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
