import type { createUnitDependencies as createEndpoint } from "@holdfast/contract/impact-analysis/dependencies/unit-dependency-endpoints";
import type { UnitDependency } from "@holdfast/contract/impact-analysis/dependencies/unit-dependency";
import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PlanScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { inBatches } from "../../../platform/database/sql/many-rows-store";
import { type RowRange, ALL_ROWS } from "../../../platform/database/sql/row-range";
import { rowsOf } from "../../../platform/database/sql/row-of";
import { departmentsAs } from "../../business-units/public";
import { suppliersAs } from "../../directory/public";
import { areasAs } from "../../strategic-areas/public";
import { unitDependencies } from "../impact-analysis-table";

const ofPlan = (scope: PlanScope) =>
  and(
    eq(unitDependencies.organisationId, scope.organisationId),
    eq(unitDependencies.planId, scope.planId),
  );

/** Returns what units of the plan's location support and depend on, by unit name and time of entry. */
export function listUnitDependencies(
  db: Queryable,
  scope: PlanScope,
  page: RowRange = ALL_ROWS,
  which?: SQL,
): Promise<UnitDependency[]> {
  const unit = departmentsAs("unit");
  const area = areasAs("area");
  const needed = departmentsAs("needed");
  const supplier = suppliersAs("supplier");
  const { organisationId, strategicCriticalAreaId, neededDepartmentId, supplierId, systemName } =
    unitDependencies;
  return db
    .select({
      unitDependencyId: unitDependencies.id,
      departmentId: unitDependencies.departmentId,
      strategicCriticalAreaId,
      neededDepartmentId,
      supplierId,
      systemName,
      name: sql<string>`coalesce(${systemName},
        ${area.name}, ${needed.name}, ${supplier.name})`,
    } satisfies Record<keyof UnitDependency, unknown>)
    .from(unitDependencies)
    .innerJoin(
      unit,
      and(eq(unit.organisationId, organisationId), eq(unit.id, unitDependencies.departmentId)),
    )
    .leftJoin(
      area,
      and(eq(area.organisationId, organisationId), eq(area.id, strategicCriticalAreaId)),
    )
    .leftJoin(
      needed,
      and(eq(needed.organisationId, organisationId), eq(needed.id, neededDepartmentId)),
    )
    .leftJoin(
      supplier,
      and(eq(supplier.organisationId, organisationId), eq(supplier.id, supplierId)),
    )
    .where(and(ofPlan(scope), eq(unit.branchId, scope.branchId), which))
    .orderBy(asc(sql`lower(${unit.name})`), asc(unit.id), asc(unitDependencies.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** Returns those of some units. */
export const listDependenciesOf = (
  db: Queryable,
  scope: PlanScope,
  departmentIds: readonly string[],
): Promise<UnitDependency[]> =>
  listUnitDependencies(
    db,
    scope,
    ALL_ROWS,
    inArray(unitDependencies.departmentId, [...departmentIds]),
  );

/** Inserts the rows that the plan does not have. */
export async function insertUnitDependencies(
  db: Queryable,
  scope: PlanScope,
  newId: () => string,
  rows: BodyOf<typeof createEndpoint>,
) {
  const { organisationId, planId } = scope;
  await inBatches(rows, async (batch) => {
    await db
      .insert(unitDependencies)
      .values(
        rowsOf(
          unitDependencies,
          batch.map((row) => ({ organisationId, id: newId(), planId, ...row })),
        ),
      )
      .onConflictDoNothing();
  });
}

/** Deletes the plan's rows with these ids. Returns how many there were. */
export async function deleteUnitDependencies(
  db: Queryable,
  scope: PlanScope,
  ids: readonly string[],
): Promise<number> {
  const deleted = await db
    .delete(unitDependencies)
    .where(and(ofPlan(scope), inArray(unitDependencies.id, [...ids])))
    .returning({ id: unitDependencies.id });
  return deleted.length;
}
