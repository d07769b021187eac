import { mtpdOptionById } from "@holdfast/content/library/impact/mtpd-options";
import { cappedRecoveryDays } from "@holdfast/contract/impact-analysis/recovery-time-rules";
import type {
  createTacticalBias as createEndpoint,
  updateTacticalBias as updateEndpoint,
} from "@holdfast/contract/impact-analysis/tactical/tactical-bia-endpoints";
import type { TacticalBia } from "@holdfast/contract/impact-analysis/tactical/tactical-bia";
import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { and, asc, eq, sql } from "drizzle-orm";
import type { PlanScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { updateRows } from "../../../platform/database/sql/bulk-writes-store";
import { rowsOf } from "../../../platform/database/sql/row-of";
import { departmentsAs } from "../../business-units/public";
import { tacticalBias } from "../impact-analysis-table";

/** Returns the plan's MTPD in days; 0 while none is chosen. */
export const mtpdDaysOf = ({ mtpdId }: PlanScope): number =>
  (mtpdId === null ? undefined : mtpdOptionById(mtpdId))?.value ?? 0;

/**
 * Returns recovery times of units of the plan's location by unit name, capped at the plan's MTPD (specification 9:
 * 'existing values capped at MTPD'). The stored values do not change.
 */
export async function listTacticalBias(db: Queryable, scope: PlanScope): Promise<TacticalBia[]> {
  const unit = departmentsAs("unit");
  const rows = await db
    .select({
      tacticalBiaId: tacticalBias.id,
      departmentId: unit.id,
      departmentName: unit.name,
      rto: tacticalBias.rto,
      rpo: tacticalBias.rpo,
    } satisfies Record<Exclude<keyof TacticalBia, "isCapped">, unknown>)
    .from(tacticalBias)
    .innerJoin(
      unit,
      and(
        eq(unit.organisationId, tacticalBias.organisationId),
        eq(unit.id, tacticalBias.departmentId),
      ),
    )
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
  return rows.map((row) => {
    const rto = cappedRecoveryDays(row.rto, mtpdDays);
    const rpo = cappedRecoveryDays(row.rpo, mtpdDays);
    return { ...row, rto, rpo, isCapped: rto < row.rto || rpo < row.rpo };
  });
}

/** Inserts the rows of units that have none yet. Returns how many. */
export async function insertTacticalBias(
  db: Queryable,
  scope: PlanScope,
  rows: readonly (BodyOf<typeof createEndpoint>[number] & { readonly id: string })[],
): Promise<number> {
  const { organisationId, planId } = scope;
  const inserted = await db
    .insert(tacticalBias)
    .values(
      rowsOf(
        tacticalBias,
        rows.map(({ name: _shown, tacticalBiaId: _none, proposed: _marked, ...times }) => ({
          ...times,
          organisationId,
          planId,
        })),
      ),
    )
    .onConflictDoNothing()
    .returning({ id: tacticalBias.id });
  return inserted.length;
}

/** Updates the plan's rows whose id and unit both match, in one statement. Returns their ids. */
export async function updateTacticalBias(
  db: Queryable,
  scope: PlanScope,
  rows: BodyOf<typeof updateEndpoint>,
): Promise<Set<string>> {
  const input = rows.map(({ tacticalBiaId, name: _shown, ...times }) => ({
    id: tacticalBiaId,
    ...times,
  }));
  return updateRows(db, tacticalBias, rowsOf(tacticalBias, input), {
    by: ["id", "departmentId"],
    which: sql`t.organisation_id = ${scope.organisationId} and t.plan_id = ${scope.planId}
      and t.id = v.id and t.department_id = v.department_id`,
    returning: "id",
  });
}
