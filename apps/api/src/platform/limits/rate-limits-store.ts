import { sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rateLimits as table } from "./rate-limits-table";

/** Counts one more under `key` in its fixed window; one statement, so that two processes agree. */
export async function countOne(db: Queryable, key: string, now: Date, windowEndsAt: Date) {
  const isOver = sql`${table.windowEndsAt} <= ${now}`;
  const [row] = await db
    .insert(table)
    .values({ key, windowStartedAt: now, windowEndsAt, count: 1 })
    .onConflictDoUpdate({
      target: table.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${table.count} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then excluded.window_started_at else ${table.windowStartedAt} end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${table.windowEndsAt} end`,
      },
    })
    .returning({ count: table.count, windowEndsAt: table.windowEndsAt });
  return row;
}
