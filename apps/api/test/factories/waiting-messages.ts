import { sql } from "drizzle-orm";
import type { Queryable } from "../../src/platform/database/database";

/** Returns how many emails and text messages are not sent yet. */
export async function countWaitingMessages(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from outbox_messages where done_at is null`,
  );
  return rows[0]?.waiting ?? 0;
}
