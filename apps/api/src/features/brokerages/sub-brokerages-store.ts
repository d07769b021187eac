import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { jsonOf } from "../../platform/database/sql/raw-columns";

type Named = { readonly brokerageId: string; readonly name: string };

const MAX_SUB_BROKERAGES = 1_000;
const named = jsonOf<Named>({ brokerageId: sql`c.id`, name: sql`c.name` });

/** Returns a brokerage with its parent and its sub-brokerages as JSON, for a statement written as SQL. */
export const brokerageWithRelatives = (brokerageId: string) => sql`(
  select id, name,
    (select ${named} from brokerages c where c.id = b.parent_brokerage_id) as parent_brokerage,
    coalesce((select json_agg(${named} order by lower(c.name), c.id) from (
      select id, name from brokerages where parent_brokerage_id = b.id
      order by lower(name), id limit ${MAX_SUB_BROKERAGES}) c), '[]') as sub_brokerages
  from brokerages b where b.id = ${brokerageId})`;

/** Whether subscriptions can be transferred between the two: one is the other's parent. */
export async function areRelated(db: Queryable, brokerageId: string, otherId: string) {
  const { rows } = await db.execute<{ related: number }>(sql`
    select 1 as related from brokerages a join brokerages b on a.id = b.parent_brokerage_id
    where (a.id = ${brokerageId} and b.id = ${otherId}) or (b.id = ${brokerageId} and a.id = ${otherId})
    limit 1`);
  return rows.length > 0;
}
