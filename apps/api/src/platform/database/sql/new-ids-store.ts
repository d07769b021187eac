import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../database";

/** Rows to copy: how many, and SQL with the new id (`id`) of each by its own (`former`). */
export type NewIds = { readonly count: number; readonly ids: SQL };

/**
 * Gives each row `x` of a source a new id, in their order.
 * @param source SQL from behind `from`, without an order
 */
export async function newIdsFor(
  tx: Queryable,
  source: SQL,
  newId: () => string,
  order: SQL = sql`x.id`,
): Promise<NewIds> {
  const { rows } = await tx.execute<{ former: string }>(sql`
    select x.id as former from ${source} order by ${order} limit ${MAX_ROWS}`);
  const pairs = rows.map(({ former }) => ({ former, id: newId() }));
  return {
    count: pairs.length,
    ids: sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as n (former uuid, id uuid)`,
  };
}
