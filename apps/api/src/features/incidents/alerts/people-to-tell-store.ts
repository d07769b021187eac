import { and, eq, sql } from "drizzle-orm";
import type { PlanScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { columnsOf } from "../../../platform/database/sql/raw-columns";
import { usersAs } from "../../accounts/public";
import { brokerOfPlan } from "../../subscriptions/public";
import { organisationsAs, ownersOf } from "../../organisations/public";
import { plansAs } from "../../plans/public";

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
    from ${organisationsAs("o")}
    cross join lateral (
      select user_id from ${ownersOf(sql`o.id`)} m
      union
      select user_id from ${brokerOfPlan(sql`${scope.planId}::uuid`, sql`o.brokerage_id`)} k) who
    join ${usersAs("u")} on u.id = who.user_id and u.can_sign_in
    where o.id = ${scope.organisationId}
    order by "userId" limit 1000`);
  return rows;
}

export async function nameOfPlan(
  db: Queryable,
  { organisationId, planId }: Pick<PlanScope, "organisationId" | "planId">,
): Promise<string> {
  const plan = plansAs("plan");
  const [row] = await db
    .select({ name: plan.name })
    .from(plan)
    .where(and(eq(plan.organisationId, organisationId), eq(plan.id, planId)))
    .limit(1);
  return row?.name ?? "";
}
