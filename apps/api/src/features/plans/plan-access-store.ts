import { sql } from "drizzle-orm";
import { effectiveRole, rolesIn } from "../../platform/access/effective-role-store";
import { createPlanScope, type PlanScope } from "../../platform/access/scope";
import type { ScopeQuery } from "../../platform/access/session-context-store";
import { columnsOf } from "../../platform/database/sql/raw-columns";
import { organisationsAs } from "../organisations/public";
import { sharedChangesOf } from "./changes/shared-changes-store";
import { isExpiredPlan } from "./plan-expiry-store";

type Row = Pick<
  PlanScope,
  | "organisationId"
  | "branchId"
  | "currencyCode"
  | "mtpdId"
  | "role"
  | "isArchived"
  | "isExpired"
  | "areTeamsOpen"
  | "contentVersion"
> & {
  /** Grows with every change inside the plan. */
  version: number;
};

/**
 * Reads the person's access to a plan through its organisation. A plan is valid until the latest expiry of its
 * unrevoked subscriptions; without one it is expired.
 */
export const planAccess: ScopeQuery<Row, PlanScope> = {
  name: "plan",
  select: ({ user, id, now }) => sql`
    select ${columnsOf<Row>({
      organisationId: sql`p.organisation_id`,
      branchId: sql`p.branch_id`,
      currencyCode: sql`p.currency_code`,
      mtpdId: sql`p.mtpd_id`,
      role: effectiveRole(sql`k.id`),
      isArchived: sql`o.is_archived`,
      isExpired: isExpiredPlan(now),
      areTeamsOpen: sql`coalesce(p.teams_open_until > ${now}, false)`,
      version: sql`p.version`,
      contentVersion: sql`concat_ws('.', p.version,
        ${sharedChangesOf(sql`p`)},
        (extract(epoch from p.last_modified_at) * 1000)::bigint)`,
    })}
    from plans p
    join ${organisationsAs("o")} on o.id = p.organisation_id
    ${rolesIn(user)}
    where p.id = ${id} and (m.user_id is not null or k.id is not null)
    limit 1`,
  create: (row, { id, session }) =>
    createPlanScope({
      planId: id,
      userId: session.userId,
      organisationId: row.organisationId,
      branchId: row.branchId,
      currencyCode: row.currencyCode,
      mtpdId: row.mtpdId,
      role: row.role,
      isArchived: row.isArchived,
      isExpired: row.isExpired,
      areTeamsOpen: row.areTeamsOpen,
      contentVersion: row.contentVersion,
    }),
};
