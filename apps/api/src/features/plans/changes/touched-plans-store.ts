import type { PlanRecord } from "@holdfast/contract/platform/endpoint";
import { type SQL, sql } from "drizzle-orm";
import type { OrganisationScope } from "../../../platform/access/scope";
import type { PlanContributions } from "../../../platform/access/plan-contribution-store";
import type { TouchedPlans } from "../../../platform/access/write-guard";
import type { Queryable } from "../../../platform/database/database";
import { isOneOf, lockPlansOf } from "../../../platform/database/sql/row-locks-store";
import type { Services } from "../../../platform/services";
import { isExpiredPlan } from "../plan-expiry-store";

/** The condition under which the plan `p` uses one of the records. */
const uses = (
  contributions: PlanContributions,
  record: PlanRecord,
  ids: readonly string[],
): SQL => {
  const conditions = contributions.flatMap(({ references }) => references?.[record]?.(ids) ?? []);
  const inSomePart = sql`(${sql.join(conditions, sql` or `)})`;
  // A location with its own plans cannot be deleted, expired or not; that has its own error.
  return record === "branch"
    ? sql`not ${isOneOf(sql`p.branch_id`, ids)} and ${inSomePart}`
    : inSomePart;
};

/**
 * Whether a write would change content of an expired plan. All plans of the organisation are locked before their rows
 * are read, so that no row is added in between and no two deletions cascade into the same plan concurrently.
 */
export async function touchesExpiredPlan(
  tx: Queryable,
  scope: OrganisationScope,
  touched: TouchedPlans,
  { planContributions, clock }: Pick<Services, "planContributions" | "clock">,
): Promise<boolean> {
  const now = clock.now();
  const { organisationId } = scope;
  if (touched.plans === "of-location") return allAreExpired(tx, scope, touched.branchId, now);
  await lockPlansOf(tx, scope);
  const { rows } = await tx.execute<{ one: number }>(sql`
    select 1 as one from plans p
    where p.organisation_id = ${organisationId} and ${isExpiredPlan(now)}
      and ${uses(planContributions, touched.record, touched.ids)}
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
