import { and, eq, isNull, lte, or } from "drizzle-orm";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { rowOf } from "../../platform/database/sql/row-of";
import { plans } from "./plans-table";

/**
 * Shows the teams of an expired plan until a time, unless they were shown until a time after `after`. Returns whether
 * it did.
 */
export async function openTeams(
  tx: Queryable,
  scope: PlanScope,
  until: Date,
  after: Date,
): Promise<boolean> {
  const rows = await tx
    .update(plans)
    .set(rowOf(plans, { teamsOpenUntil: until }))
    .where(
      and(
        eq(plans.organisationId, scope.organisationId),
        eq(plans.id, scope.planId),
        or(isNull(plans.teamsOpenUntil), lte(plans.teamsOpenUntil, after)),
      ),
    )
    .returning({ id: plans.id });
  return rows.length > 0;
}
