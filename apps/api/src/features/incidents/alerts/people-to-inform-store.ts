import { and, eq, type SQL, sql } from "drizzle-orm";
import { organisationIdsOf } from "../../../platform/access/effective-role-store";
import type { PlanScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { columnsOf } from "../../../platform/database/sql/raw-columns";
import { usersAs } from "../../accounts/public";
import { contactsAs } from "../../directory/public";
import type { IncidentKey } from "../log/log-store";
import { brokerOfPlan } from "../../subscriptions/public";
import { organisationsAs, ownersOf } from "../../organisations/public";
import { plansAs } from "../../plans/public";

/** An owner or the broker of a plan. */
export type PersonToInform = {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
};

/** Returns the owners of an organisation and the broker of a plan. */
export async function ownersAndBroker(
  db: Queryable,
  scope: Pick<PlanScope, "organisationId" | "planId">,
): Promise<PersonToInform[]> {
  const { rows } = await db.execute<PersonToInform>(sql`
    select distinct ${columnsOf<PersonToInform>({
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

/** Returns those of the addresses whose people can log in and open the plans of an organisation, in lower case. */
export async function addressesWithAccess(
  db: Queryable,
  organisationId: string,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const wanted = sql.join(
    emails.map((email) => sql`${email.trim().toLowerCase()}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ address: string }>(sql`
    select u.email_key as address
    from ${usersAs("u")}
    where u.email_key in (${wanted}) and u.can_sign_in and exists (
      select 1 from ${organisationIdsOf(sql`u.id`)} held
      where held.organisation_id = ${organisationId})`);
  return new Set(rows.map(({ address }) => address));
}

/**
 * Returns the number of a person with an account: of their contact in the organisation, else of their account. Null
 * without one.
 */
async function phoneOf(
  db: Queryable,
  { organisationId }: Pick<PlanScope, "organisationId">,
  userId: SQL,
): Promise<string | null> {
  const { rows } = await db.execute<{ phone: string | null }>(sql`
    select coalesce(nullif(c.mobile, ''), nullif(c.phone, ''), nullif(u.phone_number, '')) as phone
    from ${usersAs("u")}
    left join ${contactsAs("c")} on c.organisation_id = ${organisationId}
      and lower(trim(c.email)) = u.email_key
    where u.id = ${userId}
    order by c.created_at limit 1`);
  return rows[0]?.phone ?? null;
}

/** Returns the number of the signed-in person. */
export const phoneOfUser = (db: Queryable, scope: Pick<PlanScope, "organisationId" | "userId">) =>
  phoneOf(db, scope, sql`${scope.userId}::uuid`);

/** Returns the number of who declared an incident. */
export const phoneOfDeclarer = (
  db: Queryable,
  key: Pick<IncidentKey, "organisationId" | "incidentId">,
) =>
  phoneOf(
    db,
    key,
    sql`(select declared_by_user_id from incidents
      where organisation_id = ${key.organisationId} and id = ${key.incidentId})`,
  );

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
