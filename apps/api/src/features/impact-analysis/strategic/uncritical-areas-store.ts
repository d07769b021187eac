import { and, asc, eq, sql } from "drizzle-orm";
import type { PlanScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { rowOf } from "../../../platform/database/sql/row-of";
import { uncriticalAreas } from "../impact-analysis-table";

const ofPlan = ({ organisationId, planId }: PlanScope) =>
  and(eq(uncriticalAreas.organisationId, organisationId), eq(uncriticalAreas.planId, planId));

/** Returns the ids of the areas that are not critical in the plan. */
export async function listUncritical(db: Queryable, scope: PlanScope): Promise<string[]> {
  const rows = await db
    .select({ id: uncriticalAreas.strategicCriticalAreaId })
    .from(uncriticalAreas)
    .where(ofPlan(scope))
    .orderBy(asc(uncriticalAreas.strategicCriticalAreaId));
  return rows.map(({ id }) => id);
}

/** Records that an area is not critical; repeating it has no effect. An unknown area violates the foreign key. */
export async function insertUncritical(
  db: Queryable,
  { organisationId, planId }: PlanScope,
  strategicCriticalAreaId: string,
): Promise<void> {
  await db
    .insert(uncriticalAreas)
    .values(rowOf(uncriticalAreas, { organisationId, planId, strategicCriticalAreaId }))
    .onConflictDoNothing();
}

export async function deleteUncritical(
  db: Queryable,
  scope: PlanScope,
  strategicCriticalAreaId: string,
): Promise<void> {
  await db
    .delete(uncriticalAreas)
    .where(
      and(
        ofPlan(scope),
        eq(uncriticalAreas.strategicCriticalAreaId, sql`${strategicCriticalAreaId}::uuid`),
      ),
    );
}
