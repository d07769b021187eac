import type { Brokerage, BrokerageSummary } from "@holdfast/contract/subscriptions/brokerage";
import { sql } from "drizzle-orm";
import type { BrokerageScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { columnsOf, jsonOf } from "../../platform/database/sql/raw-columns";

type Row = Omit<Brokerage, "quota" | "summary"> & BrokerageSummary;
type Named = Brokerage["subBrokerages"][number];

const MAX_SUB_BROKERAGES = 1_000;
const named = jsonOf<Named>({ brokerageId: sql`c.id`, name: sql`c.name` });
const entries = (which: string) => sql`(
  select coalesce(sum(e.quantity), 0)::int from quota_entries e where e.brokerage_id = b.id ${sql.raw(which)})`;
const keys = (which: string) => sql`(
  select count(*)::int from subscriptions s where s.brokerage_id = b.id and ${sql.raw(which)})`;

/**
 * Returns the brokerage with its sub-brokerages and summary. One statement, so that its sums belong together. A key or
 * use of a promo code that was revoked unused is in `remaining` again.
 */
export async function readBrokerage(
  db: Queryable,
  { brokerageId }: Pick<BrokerageScope, "brokerageId">,
): Promise<Brokerage | undefined> {
  const { rows } = await db.execute<Row>(sql`
    select ${columnsOf<Row>({
      brokerageId: sql`b.id`,
      name: sql`b.name`,
      parentBrokerage: sql`(select ${named} from brokerages c where c.id = b.parent_brokerage_id)`,
      subBrokerages: sql`coalesce((select json_agg(${named} order by lower(c.name), c.id) from (
        select id, name from brokerages where parent_brokerage_id = b.id
        order by lower(name), id limit ${MAX_SUB_BROKERAGES}) c), '[]')`,
      total: entries("and e.kind in ('purchase', 'grant', 'transfer-in')"),
      remaining: entries(""),
      subscriptions: keys("s.revoked_at is null"),
      promoCodes: sql`(select coalesce(sum(p.quantity - p.used), 0)::int from promo_codes p
        where p.brokerage_id = b.id and p.revoked_at is null)`,
      revoked: keys("s.revoked_at is not null and s.active_date is not null"),
      sent: sql`-${entries("and e.kind = 'transfer-out'")}`,
    })}
    from brokerages b where b.id = ${brokerageId} limit 1`);
  const [row] = rows;
  if (!row) return undefined;
  const { total, remaining, subscriptions, promoCodes, revoked, sent, ...brokerage } = row;
  return {
    ...brokerage,
    quota: { remaining },
    summary: { total, remaining, subscriptions, promoCodes, revoked, sent },
  };
}

/** Whether subscriptions can be transferred between the two: one is the other's parent. */
export async function areRelated(db: Queryable, brokerageId: string, otherId: string) {
  const { rows } = await db.execute<{ related: number }>(sql`
    select 1 as related from brokerages a join brokerages b on a.id = b.parent_brokerage_id
    where (a.id = ${brokerageId} and b.id = ${otherId}) or (b.id = ${brokerageId} and a.id = ${otherId})
    limit 1`);
  return rows.length > 0;
}
