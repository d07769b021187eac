import type { PlanRecord } from "@holdfast/contract/platform/endpoint";
import { type SQL, sql } from "drizzle-orm";
import type { OrganisationScope } from "../../platform/access/scope";
import type { TouchedPlans } from "../../platform/access/write-guard";
import type { Queryable } from "../../platform/database/database";
import { findsRow } from "../../platform/database/finds-row";
import { isOneOf, lockRows } from "../../platform/database/row-locks-store";
import { isExpiredPlan } from "./plan-access-store";

/** Whether rows of a plan `p` refer to a record of the organisation. */
const inRowsOf = (table: string, column: string, ids: readonly string[]) =>
  findsRow(sql`from ${sql.identifier(table)} x
  where x.organisation_id = p.organisation_id and x.plan_id = p.id
    and ${isOneOf(sql`x.${sql.identifier(column)}`, ids)}`);

const ROWS_OF_UNITS = ["tactical_bias", "assets", "recovery_strategies"] as const;

/** The condition under which the plan `p` uses one of the records. */
const uses: Readonly<Record<PlanRecord, (ids: readonly string[]) => SQL>> = {
  department: (ids) =>
    sql.join(
      ROWS_OF_UNITS.map((table) => inRowsOf(table, "department_id", ids)),
      sql` or `,
    ),
  contact: (ids) => sql`${inRowsOf("plan_accountable_contacts", "contact_id", ids)}
    or ${inRowsOf("risks", "accountable_contact_id", ids)}
    or ${findsRow(sql`from teams t
      join team_contacts m on m.organisation_id = t.organisation_id and m.team_id = t.id
      where t.organisation_id = p.organisation_id and t.plan_id = p.id
        and ${isOneOf(sql`m.contact_id`, ids)}`)}`,
  "strategic-critical-area": (ids) => inRowsOf("strategic_bias", "strategic_critical_area_id", ids),
  "alternative-site": (ids) => inRowsOf("recovery_strategies", "alternative_site_id", ids),
  // A location with its own plans cannot be deleted, expired or not; that has its own error.
  branch: (ids) => sql`not ${isOneOf(sql`p.branch_id`, ids)} and (
    ${inRowsOf("recovery_strategies", "branch_id", ids)}
    or ${sql.join(
      ROWS_OF_UNITS.map((table) =>
        findsRow(sql`from ${sql.identifier(table)} x
          join departments d on d.organisation_id = x.organisation_id and d.id = x.department_id
          where x.organisation_id = p.organisation_id and x.plan_id = p.id
            and ${isOneOf(sql`d.branch_id`, ids)}`),
      ),
      sql` or `,
    )})`,
};

/**
 * Whether a write would change content of an expired plan. All plans of the organisation are locked before their rows
 * are read, so that no row is added in between and no two deletions cascade into the same plan concurrently.
 */
export async function touchesExpiredPlan(
  tx: Queryable,
  scope: OrganisationScope,
  touched: TouchedPlans,
  now: Date,
): Promise<boolean> {
  const { organisationId } = scope;
  if (touched.plans === "of-location") return allAreExpired(tx, scope, touched.branchId, now);
  await lockRows(tx, "plans", sql`organisation_id = ${organisationId}`, "no key update");
  const { rows } = await tx.execute<{ one: number }>(sql`
    select 1 as one from plans p
    where p.organisation_id = ${organisationId} and ${isExpiredPlan(now)}
      and (${uses[touched.record](touched.ids)})
    limit 1`);
  return rows.length > 0;
}

/** Whether a location has plans and all of them are expired. */
async function allAreExpired(
  tx: Queryable,
  { organisationId }: OrganisationScope,
  branchId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await tx.execute<{ all_expired: boolean | null }>(sql`
    select bool_and(${isExpiredPlan(now)}) as all_expired from plans p
    where p.organisation_id = ${organisationId} and p.branch_id = ${branchId}`);
  return rows[0]?.all_expired ?? false;
}
