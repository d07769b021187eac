import { type SQL, sql } from "drizzle-orm";
import { organisationIdsOf } from "../../platform/access/effective-role-store";
import { auditEvents } from "../../platform/audit/audit-table";
import type { Queryable } from "../../platform/database/database";
import { plansAs } from "../plans/public";

/*
 * The events that end a person's access (`plans/delete-plan.ts`, `organisations/members/manage-members.ts`,
 * `admin-users/manage-brokers.ts`).
 */
const PLAN_DELETED = "plans.deleted";
const MEMBER_REVOKED = "organisations.member-revoked";
const BROKER_REMOVED = "organisations.broker-removed";

/**
 * Returns when a person lost access to a plan: when their membership was revoked, when they were removed as a broker,
 * or when the plan of one of their organisations was deleted. Undefined if they have access, or if the audit log has no
 * such event.
 */
export async function accessLostAt(
  db: Queryable,
  userId: string,
  planId: string,
): Promise<Date | undefined> {
  const { rows } = await db.execute<{ lostAt: string | null }>(sql`
    with deleted as (
      select organisation_id, happened_at from ${auditEvents}
      where action = ${PLAN_DELETED} and subject = ${planId}
      order by happened_at desc limit 1),
    place as (
      select p.organisation_id from ${plansAs("p")} where p.id = ${planId}
      union all
      select organisation_id from deleted limit 1)
    select case when ${isInside(userId)}
      then (select happened_at from deleted)
      else (
        select max(happened_at) from ${auditEvents}
        where action in (${MEMBER_REVOKED}, ${BROKER_REMOVED}) and subject = ${userId}
          and organisation_id = (select organisation_id from place))
      end as "lostAt"`);
  const [row] = rows;
  return row?.lostAt == null ? undefined : new Date(row.lostAt);
}

/** The condition that the person has a role in the plan's organisation. */
const isInside = (userId: string): SQL => sql`
  exists (
    select 1 from place where organisation_id in (
      select organisation_id from ${organisationIdsOf(userId)} held))`;
