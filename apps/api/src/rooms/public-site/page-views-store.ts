import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { pageViews } from "./page-views-table";

/** `day` as YYYY-MM-DD in UTC. */
export async function countView(db: Queryable, route: string, day: string) {
  await db
    .insert(pageViews)
    .values({ route, day, count: 1 })
    .onConflictDoUpdate({
      target: [pageViews.route, pageViews.day],
      set: { count: sql`${pageViews.count} + 1` },
    });
}
