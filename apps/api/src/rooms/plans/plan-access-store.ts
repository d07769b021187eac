import { sql } from "drizzle-orm";
import { heldRole, rolesIn } from "../../platform/access/held-role-store";
import {
  mintPlanScope,
  type OrganisationRole,
  type PlanScope,
  type Session,
} from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { findsRow } from "../../platform/database/finds-row";

type Found = {
  organisation_id: string;
  branch_id: string;
  currency_code: string;
  mtpd_id: number | null;
  role: OrganisationRole;
  is_archived: boolean;
  is_expired: boolean;
};

/**
 * Whether the plan `p` of the query around it is expired: it has no subscription that is neither revoked nor
 * past its expiry.
 */
export const isExpiredPlan = (now: Date) =>
  sql`not ${findsRow(sql`from subscriptions s
  where s.organisation_id = p.organisation_id and s.plan_id = p.id
    and s.revoked_at is null and s.expiry_date > ${now}`)}`;

/**
 * The person's way to a plan, through its organisation. A plan runs as long as the latest expiry of
 * its subscriptions that are not revoked; without one it counts as expired.
 */
export async function planFor(
  db: Queryable,
  session: Session,
  planId: string,
  now: Date,
): Promise<PlanScope | undefined> {
  const found = await db.execute<Found>(sql`
    select p.organisation_id, p.branch_id, p.currency_code, p.mtpd_id,
      ${heldRole(sql`k.id`)} as role, o.is_archived,
      ${isExpiredPlan(now)} as is_expired
    from plans p
    cross join lateral (
      select * from organisations where id = p.organisation_id offset 0) o
    ${rolesIn(session.userId)}
    where p.id = ${planId} and (m.user_id is not null or k.id is not null)
    limit 1`);
  const plan = found.rows[0];
  return (
    plan &&
    mintPlanScope({
      planId,
      userId: session.userId,
      organisationId: plan.organisation_id,
      branchId: plan.branch_id,
      currencyCode: plan.currency_code,
      mtpdId: plan.mtpd_id,
      role: plan.role,
      isArchived: plan.is_archived,
      isExpired: plan.is_expired,
    })
  );
}
