import { type Placeholder, sql } from "drizzle-orm";
import { effectiveRole, rolesIn } from "../../platform/access/effective-role-store";
import { mintPlanScope, type PlanScope } from "../../platform/access/scope";
import type { ScopeQuery } from "../../platform/access/entry-store";
import { columnsOf } from "../../platform/database/raw-columns";
import { findsRow } from "../../platform/database/finds-row";

type Row = Pick<
  PlanScope,
  | "organisationId"
  | "branchId"
  | "currencyCode"
  | "mtpdId"
  | "role"
  | "isArchived"
  | "isExpired"
  | "contentVersion"
>;

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
    select ${columnsOf<Row>({
      organisationId: sql`p.organisation_id`,
      branchId: sql`p.branch_id`,
      currencyCode: sql`p.currency_code`,
      mtpdId: sql`p.mtpd_id`,
      role: effectiveRole(sql`k.id`),
      isArchived: sql`o.is_archived`,
      isExpired: isExpiredPlan(now),
      contentVersion: sql`concat_ws('.', p.version,
        (extract(epoch from p.last_modified_at) * 1000)::bigint,
        (select c.changes from contact_changes c where c.organisation_id = p.organisation_id))`,
    })}
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
      organisationId: row.organisationId,
      branchId: row.branchId,
      currencyCode: row.currencyCode,
      mtpdId: row.mtpdId,
      role: row.role,
      isArchived: row.isArchived,
      isExpired: row.isExpired,
      contentVersion: row.contentVersion,
    }),
};
