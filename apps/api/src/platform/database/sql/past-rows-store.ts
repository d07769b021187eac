import { sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "../database";

/** Rows per statement: few enough that no one waits long for its locks. */
const BATCH = 1_000;

/**
 * Deletes the rows whose `column` is before `instant`, oldest first, in batches. The column must be indexed. Returns
 * how many there were. Safe to run in several processes at once.
 */
export async function deleteRowsBefore(
  db: Queryable,
  table: PgTable,
  column: PgColumn,
  instant: Date,
): Promise<number> {
  for (let deleted = 0; ;) {
    const { rows } = await db.execute<{ count: number }>(sql`
      with past as (
        select ctid from ${table} where ${column} < ${instant}::timestamptz
        order by ${column} limit ${BATCH} for update skip locked),
      gone as (delete from ${table} where ctid = any (array(select ctid from past)) returning 1)
      select count(*)::integer as count from gone`);
    const count = rows[0]?.count ?? 0;
    deleted += count;
    if (count < BATCH) return deleted;
  }
}
