import type { Brokerage, BrokerageSummary } from "@holdfast/contract/subscriptions/brokerage";
import { sql } from "drizzle-orm";
import type { BrokerageScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { columnsOf } from "../../platform/database/sql/raw-columns";
import { brokerageWithRelatives } from "../brokerages/public";

type Row = Omit<Brokerage, "quota" | "summary"> & BrokerageSummary;

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
      parentBrokerage: sql`b.parent_brokerage`,
      subBrokerages: sql`b.sub_brokerages`,
      total: entries("and e.kind in ('purchase', 'grant', 'transfer-in')"),
      remaining: entries(""),
      subscriptions: keys("s.revoked_at is null"),
      promoCodes: sql`(select coalesce(sum(p.quantity - p.used), 0)::int from promo_codes p
        where p.brokerage_id = b.id and p.revoked_at is null)`,
      revoked: keys("s.revoked_at is not null and s.active_date is not null"),
      sent: sql`-${entries("and e.kind = 'transfer-out'")}`,
    })}
    from ${brokerageWithRelatives(brokerageId)} b limit 1`);
  const [row] = rows;
  if (!row) return undefined;
  const { total, remaining, subscriptions, promoCodes, revoked, sent, ...brokerage } = row;
  return {
    ...brokerage,
    quota: { remaining },
    summary: { total, remaining, subscriptions, promoCodes, revoked, sent },
  };
}
