import { type Placeholder, sql } from "drizzle-orm";
import { effectiveRole, rolesIn } from "../../platform/access/effective-role-store";
import { mintPlanScope, type OrganisationRole, type PlanScope } from "../../platform/access/scope";
import type { ScopeQuery } from "../../platform/access/entry-store";
import { findsRow } from "../../platform/database/finds-row";

type Row = {
  organisation_id: string;
  branch_id: string;
  currency_code: string;
  mtpd_id: number | null;
  role: OrganisationRole;
  is_archived: boolean;
  is_expired: boolean;
  content_version: string;
};

/**
 * Whether the plan `p` of the enclosing query is expired: it has no subscription that is neither revoked nor past its
 * expiry.
 */
export const isExpiredPlan = (now: Date | Placeholder) =>
  sql`not ${findsRow(sql`from subscriptions s
  where s.organisation_id = p.organisation_id and s.plan_id = p.id
    and s.revoked_at is null and s.expiry_date > ${now}`)}`;

/**
 * Reads the person's access to a plan through its organisation. A plan is valid until the latest expiry of its
 * unrevoked subscriptions; without one it is expired.
 */
export const planAccess: ScopeQuery<Row, PlanScope> = {
  select: ({ user, id, now }) => sql`
    select p.organisation_id, p.branch_id, p.currency_code, p.mtpd_id,
      ${effectiveRole(sql`k.id`)} as role, o.is_archived,
      ${isExpiredPlan(now)} as is_expired,
      concat_ws('.', p.version, (extract(epoch from p.last_modified_at) * 1000)::bigint,
        (select c.changes from contact_changes c where c.organisation_id = p.organisation_id)
      ) as content_version
    from plans p
    cross join lateral (
      select * from organisations where id = p.organisation_id offset 0) o
    ${rolesIn(user)}
    where p.id = ${id} and (m.user_id is not null or k.id is not null)
    limit 1`,
  mint: (row, { id, session }) =>
    mintPlanScope({
      planId: id,
      userId: session.userId,
      organisationId: row.organisation_id,
      branchId: row.branch_id,
      currencyCode: row.currency_code,
      mtpdId: row.mtpd_id,
      role: row.role,
      isArchived: row.is_archived,
      isExpired: row.is_expired,
      contentVersion: row.content_version,
    }),
};
