import type { PlanSubscription } from "@holdfast/contract/plans/plan";
import { and, desc, eq, sql } from "drizzle-orm";
import type { PlanScope } from "../../platform/access/scope";
import { jsonOf } from "../../platform/database/raw-columns";
import type { Queryable } from "../../platform/database/database";
import { promoCodes, subscriptions } from "../brokerages/public";

const MAX_SUBSCRIPTIONS = 200;

/** Selects the newest subscriptions as JSON, for the plan `p` of the enclosing query. */
export const subscriptionsColumn = sql`coalesce((
  select json_agg(${jsonOf<PlanSubscription>({
    subscriptionId: sql`n.id`,
    key: sql`n.key`,
    promoCodeCode: sql`n.code`,
    activeDate: sql`n.active_date`,
    expiryDate: sql`n.expiry_date`,
    isRevoked: sql`n.revoked_at is not null`,
  })}
    order by n.active_date desc, n.id desc)
  from (select s.*, (select c.code from promo_codes c where c.id = s.promo_code_id) as code
    from subscriptions s where s.organisation_id = p.organisation_id and s.plan_id = p.id
    order by s.active_date desc, s.id desc limit ${MAX_SUBSCRIPTIONS}) n), '[]')`;

const instantOf = (date: string | null) => (date === null ? null : new Date(date).toISOString());

/** Converts a subscription read by `subscriptionsColumn` to the API's format of times. */
export const subscriptionOf = (row: PlanSubscription): PlanSubscription => ({
  ...row,
  activeDate: instantOf(row.activeDate),
  expiryDate: instantOf(row.expiryDate),
});

/** Returns the keys and promo codes that the plan was activated or renewed with, newest first. */
export async function listPlanSubscriptions(
  db: Queryable,
  scope: PlanScope,
): Promise<PlanSubscription[]> {
  const promoCode = db
    .select({ code: promoCodes.code })
    .from(promoCodes)
    .where(eq(promoCodes.id, subscriptions.promoCodeId))
    .limit(1)
    .as("promo_code");
  const rows = await db
    .select({
      subscriptionId: subscriptions.id,
      key: subscriptions.key,
      promoCodeCode: promoCode.code,
      activeDate: subscriptions.activeDate,
      expiryDate: subscriptions.expiryDate,
      revokedAt: subscriptions.revokedAt,
    })
    .from(subscriptions)
    .leftJoinLateral(promoCode, sql`true`)
    .where(
      and(
        eq(subscriptions.organisationId, scope.organisationId),
        eq(subscriptions.planId, scope.planId),
      ),
    )
    .orderBy(desc(subscriptions.activeDate), desc(subscriptions.id))
    .limit(MAX_SUBSCRIPTIONS);
  return rows.map(({ revokedAt, activeDate, expiryDate, ...row }) => ({
    ...row,
    activeDate: activeDate?.toISOString() ?? null,
    expiryDate: expiryDate?.toISOString() ?? null,
    isRevoked: revokedAt !== null,
  }));
}
