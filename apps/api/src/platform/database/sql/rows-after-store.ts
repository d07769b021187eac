import { and, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { RowRange } from "./row-range";

/**
 * Returns the condition for the rows of a list: all of them, or those that follow the row `after`. With an index in the
 * list's order, a later batch then costs no more than the first; with `offset` it would read all rows before it again.
 * @param list the condition for all rows of the list
 * @param order what the list is sorted by: ascending, never null, the id last
 */
export function rowsAfter(
  table: PgTable,
  list: SQL | undefined,
  order: readonly [...SQLWrapper[], PgColumn],
  { after }: RowRange,
): SQL | undefined {
  if (after === undefined) return list;
  const key = sql.join([...order], sql`, `);
  const id = order.at(-1);
  return and(
    list,
    sql`(${key}) > (select ${key} from ${table} where ${and(list, sql`${id} = ${after}`)})`,
  );
}
