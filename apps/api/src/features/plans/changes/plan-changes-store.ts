import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import type { updatePlan as updateEndpoint } from "@holdfast/contract/plans/plan-endpoints";
import { and, eq, sql } from "drizzle-orm";
import type { PlanScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { rowOf } from "../../../platform/database/sql/row-of";
import { plans } from "../plans-table";
import { sharedChangesOf } from "./shared-changes-store";

const thePlan = (scope: PlanScope) =>
  and(eq(plans.organisationId, scope.organisationId), eq(plans.id, scope.planId));

export async function insertPlan(db: Queryable, plan: typeof plans.$inferInsert) {
  await db.insert(plans).values(rowOf(plans, plan));
}

export async function updatePlan(
  db: Queryable,
  scope: PlanScope,
  changes: Omit<BodyOf<typeof updateEndpoint>, "contacts" | "currency"> &
    Partial<Pick<typeof plans.$inferInsert, "currencyCode" | "mtpdId" | "risksChangedAt">>,
  now: Date,
) {
  await db
    .update(plans)
    .set(rowOf(plans, { ...changes, lastModifiedAt: now, version: sql`${plans.version} + 1` }))
    .where(thePlan(scope));
}

/** Marks the plan as modified; for every write to something inside it. */
export const touchPlan = (db: Queryable, scope: PlanScope, now: Date) =>
  updatePlan(db, scope, {}, now);

/** Marks the plan's documents as changed. The printed plan does not contain them, so its last download still counts. */
export const touchPlanDocuments = async (db: Queryable, scope: PlanScope): Promise<void> =>
  void (await db
    .update(plans)
    .set(rowOf(plans, { version: sql`${plans.version} + 1` }))
    .where(thePlan(scope)));

/**
 * Records a download of the printed plan. It is no change of the plan, so it does not touch it.
 * @param isDraft whether the plan says that it is a draft
 */
export const updateDownloaded = async (
  db: Queryable,
  { organisationId, planId }: Pick<PlanScope, "organisationId" | "planId">,
  now: Date,
  isDraft: boolean,
): Promise<void> =>
  void (await db
    .update(plans)
    .set(
      rowOf(plans, {
        documentDownloadedAt: now,
        ...(!isDraft && {
          finalDownloadedAt: now,
          finalDownloadChanges: sharedChangesOf(sql`${plans}`),
        }),
      }),
    )
    .where(and(eq(plans.organisationId, organisationId), eq(plans.id, planId))));

/** Marks the plan and its risks as modified. */
export const touchPlanRisks = async (
  db: Queryable,
  { organisationId, planId }: PlanScope,
  now: Date,
): Promise<void> =>
  void (await db.execute(sql`
    update plans set last_modified_at = ${now.toISOString()}, risks_changed_at = ${now.toISOString()}, version = version + 1
    where organisation_id = ${organisationId} and id = ${planId}`));

/** Returns when a risk was last added, changed or deleted; null if there never was one. */
export async function risksChangedAt(db: Queryable, scope: PlanScope): Promise<Date | null> {
  const [plan] = await db
    .select({ changedAt: plans.risksChangedAt })
    .from(plans)
    .where(thePlan(scope));
  return plan?.changedAt ?? null;
}

export async function deletePlan(db: Queryable, scope: PlanScope) {
  await db.delete(plans).where(thePlan(scope));
}
