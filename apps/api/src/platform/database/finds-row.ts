import { type SQL, sql } from "drizzle-orm";

/**
 * Whether a correlated subquery finds a row, for use outside of `where … and`: as a scalar subquery, which PostgreSQL
 * looks up in an index. For `exists` it may scan the whole table once (decision 010).
 *
 * @param rows from `from` on, without a limit
 */
export const findsRow = (rows: SQL): SQL<boolean> =>
  sql<boolean>`coalesce((select true ${rows} limit 1), false)`;
