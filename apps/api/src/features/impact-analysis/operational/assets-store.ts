import type {
  createAssets as createEndpoint,
  updateAssets as updateEndpoint,
} from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import type { Asset } from "@holdfast/contract/impact-analysis/operational/asset";
import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { PlanScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { type RowRange, ALL_ROWS } from "../../../platform/database/sql/row-range";
import { inBatches } from "../../../platform/database/sql/many-rows-store";
import { updateRows } from "../../../platform/database/sql/bulk-writes-store";
import { rowsOf } from "../../../platform/database/sql/row-of";
import { departmentsAs } from "../../business-units/public";
import { assets } from "../impact-analysis-table";

const ofPlan = (scope: PlanScope) =>
  and(eq(assets.organisationId, scope.organisationId), eq(assets.planId, scope.planId));

/** Returns the assets of units of the plan's location, by unit name, type and age. */
export const listAssets = (
  db: Queryable,
  scope: PlanScope,
  page: RowRange = ALL_ROWS,
): Promise<Asset[]> => {
  const unit = departmentsAs("unit");
  return db
    .select({
      assetId: assets.id,
      departmentId: assets.departmentId,
      assetTypeId: assets.assetTypeId,
      name: assets.name,
      quantity: assets.quantity,
      comments: assets.comments,
    } satisfies Record<keyof Asset, unknown>)
    .from(assets)
    .innerJoin(
      unit,
      and(eq(unit.organisationId, assets.organisationId), eq(unit.id, assets.departmentId)),
    )
    .where(and(ofPlan(scope), eq(unit.branchId, scope.branchId)))
    .orderBy(
      asc(sql`lower(${unit.name})`),
      asc(unit.id),
      asc(assets.assetTypeId),
      asc(assets.createdAt),
      asc(assets.id),
    )
    .limit(page.limit)
    .offset(page.offset);
};

export async function insertAssets(
  db: Queryable,
  scope: PlanScope,
  rows: readonly (Omit<BodyOf<typeof createEndpoint>[number], "proposed"> &
    Pick<Asset, "assetId">)[],
  now: Date,
) {
  const { organisationId, planId } = scope;
  await inBatches(rows, async (batch) => {
    await db.insert(assets).values(
      rowsOf(
        assets,
        batch.map(({ assetId, ...asset }) => ({
          organisationId,
          id: assetId,
          planId,
          ...asset,
          createdAt: now,
        })),
      ),
    );
  });
}

/** Updates the plan's assets in one statement. Returns the ids of those it has. */
export async function updateAssets(
  db: Queryable,
  scope: PlanScope,
  rows: BodyOf<typeof updateEndpoint>,
): Promise<Set<string>> {
  const input = rows.map(({ assetId, ...asset }) => ({ id: assetId, ...asset }));
  return updateRows(db, assets, rowsOf(assets, input), {
    by: ["id"],
    which: sql`t.organisation_id = ${scope.organisationId} and t.plan_id = ${scope.planId}
      and t.id = v.id`,
    returning: "id",
  });
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

/** The plan's assets that its list shows: those of units of its location. */
const shownOf = (db: Queryable, scope: PlanScope) => {
  const unit = departmentsAs("unit");
  const units = db
    .select({ id: unit.id })
    .from(unit)
    .where(and(eq(unit.organisationId, scope.organisationId), eq(unit.branchId, scope.branchId)));
  return and(ofPlan(scope), inArray(assets.departmentId, units));
};

export async function countAssets(db: Queryable, scope: PlanScope): Promise<number> {
  return db.$count(assets, shownOf(db, scope));
}

/** Deletes all assets that the list shows. Returns how many there were. */
export async function deleteAllAssets(db: Queryable, scope: PlanScope): Promise<number> {
  const deleted = await db.delete(assets).where(shownOf(db, scope)).returning({ id: assets.id });
  return deleted.length;
}
