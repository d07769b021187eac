import { dateOf } from "@holdfast/contract/platform/calendar-rules";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { rowOf } from "../../platform/database/sql/row-of";
import { pageViews } from "./page-views-table";

/** `day` as YYYY-MM-DD in UTC. */
export async function countView(db: Queryable, route: string, day: string) {
  await db
    .insert(pageViews)
    .values(rowOf(pageViews, { route, day, count: 1 }))
    .onConflictDoUpdate({
      target: [pageViews.route, pageViews.day],
      set: { count: sql`${pageViews.count} + 1` },
    });
}

/** Deletes up to `max` counts of days before that time, oldest first. Returns how many. */
export async function deleteViewsBefore(db: Queryable, before: Date, max: number) {
  const { rows } = await db.execute<{ route: string }>(sql`
    delete from ${pageViews} where (route, day) in (
      select route, day from ${pageViews} where day < ${dateOf(before)}::date
      order by day, route limit ${max})
    returning route`);
  return rows.length;
}
