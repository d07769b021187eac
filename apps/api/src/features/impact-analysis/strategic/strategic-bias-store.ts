import {
  disruptionRiskScaleById,
  disruptionRiskScaleCategoryById,
} from "@holdfast/content/library/risks/disruption-risk-scales";
import { penaltyById } from "@holdfast/content/library/impact/penalties";
import type {
  ScaleChoice,
  StrategicBia,
  StrategicBiaDrs,
} from "@holdfast/contract/impact-analysis/strategic/strategic-bia";
import type { StrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PlanScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { type RowRange, ALL_ROWS } from "../../../platform/database/sql/row-range";
import { rowOf, rowsOf } from "../../../platform/database/sql/row-of";
import { areasAs, readArea, readAreas } from "../../strategic-areas/public";
import { strategicBias, strategicBiaScales } from "../impact-analysis-table";

type StrategicBiaRow = typeof strategicBias.$inferSelect;
/** A person's rating of an area, as it is stored. */
export type Rating = Pick<
  StrategicBiaRow,
  "criticality" | "criticalPeriods" | "penaltyId" | "penaltyAttachment" | "notes"
>;

const ofPlan = (scope: PlanScope) =>
  and(
    eq(strategicBias.organisationId, scope.organisationId),
    eq(strategicBias.planId, scope.planId),
  );

/** Selects in the order of the areas. */
const selectRows = (db: Queryable, which: SQL | undefined, { limit, offset }: RowRange) => {
  const area = areasAs("area");
  return db
    .select({
      id: strategicBias.id,
      strategicCriticalAreaId: strategicBias.strategicCriticalAreaId,
      criticality: strategicBias.criticality,
      criticalPeriods: strategicBias.criticalPeriods,
      penaltyId: strategicBias.penaltyId,
      penaltyAttachment: strategicBias.penaltyAttachment,
      notes: strategicBias.notes,
      scaleIds: sql<number[]>`coalesce((
        select json_agg(s.disruption_risk_scale_id order by s.disruption_risk_scale_category_id)
        from strategic_bia_scales s
        where s.organisation_id = strategic_bias.organisation_id
          and s.strategic_bia_id = strategic_bias.id), '[]')`,
    })
    .from(strategicBias)
    .innerJoin(
      area,
      and(
        eq(area.organisationId, strategicBias.organisationId),
        eq(area.id, strategicBias.strategicCriticalAreaId),
      ),
    )
    .where(which)
    .orderBy(area.createdAt, area.id)
    .limit(limit)
    .offset(offset);
};
type Row = Awaited<ReturnType<typeof selectRows>>[number];

function scaleOf(disruptionRiskScaleId: number): StrategicBiaDrs {
  const scale = disruptionRiskScaleById(disruptionRiskScaleId);
  const category = scale && disruptionRiskScaleCategoryById(scale.disruptionRiskScaleCategoryId);
  if (!scale || !category) throw new Error(`The library lacks scale ${disruptionRiskScaleId}.`);
  return {
    disruptionRiskScaleCategoryId: scale.disruptionRiskScaleCategoryId,
    disruptionRiskScaleCategoryName: category.name,
    disruptionRiskScaleId,
    disruptionRiskScaleValue: scale.value,
  };
}

const responseOf = (row: Row, strategicCriticalArea: StrategicCriticalArea): StrategicBia => ({
  strategicBiaId: row.id,
  strategicCriticalArea,
  criticality: row.criticality,
  criticalPeriods: row.criticalPeriods,
  penalty: (row.penaltyId !== null && penaltyById(row.penaltyId)) || null,
  penaltyAttachment: row.penaltyAttachment,
  notes: row.notes,
  strategicBiaDrsList: row.scaleIds.map(scaleOf),
});

/** Returns the areas rated critical in the plan, in the order of the areas, with two statements. */
export async function listStrategicBias(
  db: Queryable,
  scope: PlanScope,
  page: RowRange = ALL_ROWS,
): Promise<StrategicBia[]> {
  const rows = await selectRows(db, ofPlan(scope), page);
  const areaIds = rows.map((row) => row.strategicCriticalAreaId);
  const byId = new Map(
    (await readAreas(db, scope, areaIds)).map((area) => [area.strategicCriticalAreaId, area]),
  );
  return rows.flatMap((row) => {
    const area = byId.get(row.strategicCriticalAreaId);
    return area ? [responseOf(row, area)] : [];
  });
}

export async function readStrategicBia(
  db: Queryable,
  scope: PlanScope,
  strategicBiaId: string,
): Promise<StrategicBia | undefined> {
  const [row] = await selectRows(db, and(ofPlan(scope), eq(strategicBias.id, strategicBiaId)), {
    limit: 1,
    offset: 0,
  });
  const area = row && (await readArea(db, scope, row.strategicCriticalAreaId));
  return area && responseOf(row, area);
}

/** Returns the record of an area in this plan, if there is one. */
export async function strategicBiaIdOfArea(
  db: Queryable,
  scope: PlanScope,
  strategicCriticalAreaId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: strategicBias.id })
    .from(strategicBias)
    .where(and(ofPlan(scope), eq(strategicBias.strategicCriticalAreaId, strategicCriticalAreaId)))
    .limit(1);
  return row?.id;
}

/** Inserts a record. Returns false if the area already had one in this plan. */
export async function insertStrategicBia(
  db: Queryable,
  row: typeof strategicBias.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(strategicBias)
    .values(rowOf(strategicBias, row))
    .onConflictDoNothing()
    .returning({ id: strategicBias.id });
  return inserted.length > 0;
}

export async function updateStrategicBia(
  db: Queryable,
  scope: PlanScope,
  strategicBiaId: string,
  rating: Rating,
) {
  await db
    .update(strategicBias)
    .set(rowOf(strategicBias, rating))
    .where(and(ofPlan(scope), eq(strategicBias.id, strategicBiaId)));
}

/** Deletes a record with its scales. Returns the id of its area; undefined if the plan had no such record. */
export async function deleteStrategicBia(
  db: Queryable,
  scope: PlanScope,
  strategicBiaId: string,
): Promise<string | undefined> {
  const [row] = await db
    .delete(strategicBias)
    .where(and(ofPlan(scope), eq(strategicBias.id, strategicBiaId)))
    .returning({ areaId: strategicBias.strategicCriticalAreaId });
  return row?.areaId;
}

/** Replaces the scales of a record that the caller has found in its scope. */
export async function replaceScales(
  db: Queryable,
  scope: PlanScope,
  strategicBiaId: string,
  choices: readonly ScaleChoice[],
) {
  const { organisationId } = scope;
  await db
    .delete(strategicBiaScales)
    .where(
      and(
        eq(strategicBiaScales.organisationId, organisationId),
        eq(strategicBiaScales.strategicBiaId, strategicBiaId),
      ),
    );
  await db.insert(strategicBiaScales).values(
    rowsOf(
      strategicBiaScales,
      choices.map((choice) => ({ organisationId, strategicBiaId, ...choice })),
    ),
  );
}

/** Returns every critical period in the plan's records, each once. */
export async function usedCriticalPeriods(db: Queryable, scope: PlanScope): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct u.name from strategic_bias b cross join unnest(b.critical_periods) as u (name)
    where b.organisation_id = ${scope.organisationId} and b.plan_id = ${scope.planId}
    order by u.name limit ${ALL_ROWS.limit}`);
  return rows.map(({ name }) => name);
}

/** Returns an SQL subquery for the penalties of a plan's areas as JSON. */
export const penaltiesOf = (plan: SQL) => sql`(
  select json_agg(json_build_array(s.strategic_critical_area_id, s.penalty_id, s.penalty_attachment)
    order by s.strategic_critical_area_id)
  from strategic_bias s
  where s.organisation_id = ${plan}.organisation_id and s.plan_id = ${plan}.id and s.penalty_id is not null)`;
