import type { Asset } from "@holdfast/contract/impact-analysis/operational/asset";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { PlanScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { type Part, WHOLE } from "../../../platform/database/part";
import { departmentOf } from "../../business-units/public";
import { assets } from "../impact-analysis-table";

const ofPlan = (scope: PlanScope) =>
  and(eq(assets.organisationId, scope.organisationId), eq(assets.planId, scope.planId));

/** Returns the assets of units of the plan's location, by unit name, type and age. */
export const listAssets = (
  db: Queryable,
  scope: PlanScope,
  part: Part = WHOLE,
): Promise<Asset[]> => {
  const unit = departmentOf(db, assets);
  return db
    .select({
      assetId: assets.id,
      departmentId: assets.departmentId,
      assetTypeId: assets.assetTypeId,
      name: assets.name,
      quantity: assets.quantity,
      comments: assets.comments,
    })
    .from(assets)
    .innerJoinLateral(unit, sql`true`)
    .where(and(ofPlan(scope), eq(unit.branchId, scope.branchId)))
    .orderBy(
      asc(sql`lower(${unit.name})`),
      asc(unit.id),
      asc(assets.assetTypeId),
      asc(assets.createdAt),
      asc(assets.id),
    )
    .limit(part.limit)
    .offset(part.offset);
};

export async function insertAssets(
  db: Queryable,
  scope: PlanScope,
  rows: readonly Asset[],
  now: Date,
) {
  const { organisationId, planId } = scope;
  await db.insert(assets).values(
    rows.map(({ assetId, ...asset }) => ({
      organisationId,
      id: assetId,
      planId,
      ...asset,
      createdAt: now,
    })),
  );
}

/** Updates the plan's assets in one statement. Returns the ids of those it has. */
export async function updateAssets(
  db: Queryable,
  scope: PlanScope,
  rows: readonly Asset[],
): Promise<Set<string>> {
  const given = rows.map(({ assetId, departmentId, assetTypeId, name, quantity, comments }) => ({
    id: assetId,
    department_id: departmentId,
    asset_type_id: assetTypeId,
    name,
    quantity,
    comments,
  }));
  const updated = await db.execute<{ id: string }>(sql`
    update assets a set department_id = v.department_id, asset_type_id = v.asset_type_id,
      name = v.name, quantity = v.quantity, comments = v.comments
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as v (id uuid, department_id uuid,
      asset_type_id integer, name text, quantity numeric, comments text)
    where a.organisation_id = ${scope.organisationId} and a.plan_id = ${scope.planId}
      and a.id = v.id
    returning a.id`);
  return new Set(updated.rows.map(({ id }) => id));
}

/** Deletes the plan's assets with these ids. Returns how many there were. */
export async function deleteAssets(
  db: Queryable,
  scope: PlanScope,
  assetIds: readonly string[],
): Promise<number> {
  const deleted = await db
    .delete(assets)
    .where(and(ofPlan(scope), inArray(assets.id, [...assetIds])))
    .returning({ id: assets.id });
  return deleted.length;
}
