import { sql } from "drizzle-orm";
import type { PlanScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { columnsOf } from "../../../platform/database/sql/raw-columns";
import { activePersonWithId } from "../../accounts/public";
import { brokerOfPlan } from "../../subscriptions/public";
import { organisationWithId, ownersOf } from "../../organisations/public";
import { planWithId } from "../../plans/public";

/** An owner or the broker of a plan. */
export type PersonToTell = {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
};

/** Returns the owners of an organisation and the broker of a plan. */
export async function ownersAndBroker(
  db: Queryable,
  scope: Pick<PlanScope, "organisationId" | "planId">,
): Promise<PersonToTell[]> {
  const { rows } = await db.execute<PersonToTell>(sql`
    select distinct ${columnsOf<PersonToTell>({
      userId: sql`who.user_id`,
      email: sql`u.email`,
      firstName: sql`u.first_name`,
    })}
    from ${organisationWithId(sql`${scope.organisationId}::uuid`)} o
    cross join lateral (
      select user_id from ${ownersOf(sql`o.id`)} m
      union
      select user_id from ${brokerOfPlan(sql`${scope.planId}::uuid`, sql`o.brokerage_id`)} k) who
    cross join lateral ${activePersonWithId(sql`who.user_id`)} u
    order by "userId" limit 1000`);
  return rows;
}

export async function nameOfPlan(
  db: Queryable,
  { organisationId, planId }: Pick<PlanScope, "organisationId" | "planId">,
): Promise<string> {
  const plan = planWithId(sql`${organisationId}::uuid`, sql`${planId}::uuid`);
  const { rows } = await db.execute<{ name: string }>(sql`
    select p.name from ${plan} p limit 1`);
  return rows[0]?.name ?? "";
}
