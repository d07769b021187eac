import { mtpdOptionById } from "@holdfast/content/library/mtpd-options";
import { cappedRecoveryDays } from "@holdfast/contract/impact-analysis/recovery-time-rules";
import type { TacticalBia } from "@holdfast/contract/impact-analysis/tactical/tactical-bia";
import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { and, asc, eq, sql } from "drizzle-orm";
import type { PlanScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { departmentOf } from "../../business-units/public";
import { tacticalBias } from "../impact-analysis-table";

/** Returns the plan's MTPD in days; 0 while none is chosen. */
export const mtpdDaysOf = ({ mtpdId }: PlanScope): number =>
  (mtpdId === null ? undefined : mtpdOptionById(mtpdId))?.value ?? 0;

/**
 * Returns recovery times of units of the plan's location by unit name, capped at the plan's MTPD (specification 9:
 * 'existing values capped at MTPD'). The stored values do not change.
 */
export async function listTacticalBias(db: Queryable, scope: PlanScope): Promise<TacticalBia[]> {
  const unit = departmentOf(db, tacticalBias);
  const rows = await db
    .select({
      tacticalBiaId: tacticalBias.id,
      departmentId: unit.id,
      departmentName: unit.name,
      rto: tacticalBias.rto,
      rpo: tacticalBias.rpo,
    })
    .from(tacticalBias)
    .innerJoinLateral(unit, sql`true`)
    .where(
      and(
        eq(tacticalBias.organisationId, scope.organisationId),
        eq(tacticalBias.planId, scope.planId),
        eq(unit.branchId, scope.branchId),
      ),
    )
    .orderBy(asc(sql`lower(${unit.name})`), asc(unit.id))
    .limit(MAX_ROWS);
  const mtpdDays = mtpdDaysOf(scope);
  return rows.map((row) => ({
    ...row,
    rto: cappedRecoveryDays(row.rto, mtpdDays),
    rpo: cappedRecoveryDays(row.rpo, mtpdDays),
  }));
}

type Times = { readonly departmentId: string; readonly rto: number; readonly rpo: number };

/** Inserts the rows of units that have none yet. Returns how many. */
export async function insertTacticalBias(
  db: Queryable,
  scope: PlanScope,
  newId: () => string,
  rows: readonly Times[],
): Promise<number> {
  const { organisationId, planId } = scope;
  const inserted = await db
    .insert(tacticalBias)
    .values(
      rows.map(({ departmentId, rto, rpo }) => ({
        organisationId,
        id: newId(),
        planId,
        departmentId,
        rto,
        rpo,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: tacticalBias.id });
  return inserted.length;
}

/** Updates the plan's rows whose id and unit both match, in one statement. Returns their ids. */
export async function updateTacticalBias(
  db: Queryable,
  scope: PlanScope,
  rows: readonly (Times & { readonly tacticalBiaId: string })[],
): Promise<Set<string>> {
  const given = rows.map(({ tacticalBiaId, departmentId, rto, rpo }) => ({
    id: tacticalBiaId,
    department_id: departmentId,
    rto,
    rpo,
  }));
  const updated = await db.execute<{ id: string }>(sql`
    update tactical_bias t set rto = v.rto, rpo = v.rpo
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as v (id uuid, department_id uuid, rto integer, rpo integer)
    where t.organisation_id = ${scope.organisationId} and t.plan_id = ${scope.planId}
      and t.id = v.id and t.department_id = v.department_id
    returning t.id`);
  return new Set(updated.rows.map(({ id }) => id));
}
