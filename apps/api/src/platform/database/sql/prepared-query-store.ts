import { type SQL, sql } from "drizzle-orm";
import type { Database, Queryable } from "../database";

/**
 * Runs one of the few frequent statements that PostgreSQL takes longer to plan than to run. It is planned a few times
 * per connection, and no more after that. Others need no name.
 *
 * @param name of one text; the same name for another text is an error
 * @returns the rows as JSON has them: instants are ISO text
 */
export async function preparedRows<Row>(
  db: Queryable,
  { keepsSessions }: Pick<Database, "keepsSessions">,
  name: string,
  query: SQL,
): Promise<Row[]> {
  const rows = db.select({ row: sql<Row>`to_json(prepared)` }).from(sql`(${query}) prepared`);
  const found = await (keepsSessions ? rows.prepare(name).execute() : rows);
  return found.map(({ row }) => row);
}
