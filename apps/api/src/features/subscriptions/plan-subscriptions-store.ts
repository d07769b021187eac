import type { PlanSubscription } from "@holdfast/contract/plans/plan";
import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { PlanScope } from "../../platform/access/scope";
import { jsonOf } from "../../platform/database/sql/raw-columns";
import type { Queryable } from "../../platform/database/database";
import { brokersAs } from "../brokerages/public";
import { promoCodes, subscriptions } from "./subscriptions-table";

const MAX_SUBSCRIPTIONS = 200;

/** Keys that are not revoked, for a statement of another feature. */
export const validKeysAs = <Alias extends string>(alias: Alias) =>
  new QueryBuilder()
    .select({
      id: subscriptions.id,
      organisationId: subscriptions.organisationId,
      planId: subscriptions.planId,
      expiryDate: subscriptions.expiryDate,
    })
    .from(subscriptions)
    .where(isNull(subscriptions.revokedAt))
    .as(alias);

/**
 * Returns the broker of a plan, for a statement written as SQL: who issued its newest key, otherwise the broker who has
 * been in the managing brokerage for the longest time.
 */
export const brokerOfPlan = (planId: SQL, brokerageId: SQL) => sql`(
  select k.user_id from ${brokersAs("k")} where k.brokerage_id = ${brokerageId}
  order by k.user_id is not distinct from (
    select s.issued_by_user_id from subscriptions s
    where s.plan_id = ${planId} and s.revoked_at is null
    order by s.active_date desc, s.id desc limit 1) desc, k.created_at, k.id
  limit 1)`;

/** The number of keys of a person that are not used for a plan yet: assigned to the account, or to its address. */
export const countUnusedKeys = (userId: SQL, emailKey: SQL) => sql`(
  select count(*)::int from (
    select 1 from subscriptions s
    where s.assigned_to_user_id = ${userId} and s.active_date is null and s.revoked_at is null
    union all
    select 1 from subscriptions s
    where s.assigned_email = ${emailKey} and s.active_date is null and s.revoked_at is null) unused)`;

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
  const rows = await db
    .select({
      subscriptionId: subscriptions.id,
      key: subscriptions.key,
      promoCodeCode: promoCodes.code,
      activeDate: subscriptions.activeDate,
      expiryDate: subscriptions.expiryDate,
      revokedAt: subscriptions.revokedAt,
    })
    .from(subscriptions)
    .leftJoin(promoCodes, eq(promoCodes.id, subscriptions.promoCodeId))
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
