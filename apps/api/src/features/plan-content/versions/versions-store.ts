import {
  type CopyHolder,
  MAX_COPY_HOLDERS,
  MAX_PLAN_VERSIONS,
  type PlanVersion,
} from "@holdfast/contract/plan-content/plan-version";
import { and, asc, desc, eq, lte, sql } from "drizzle-orm";
import type { PlanScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { rowOf, rowsOf } from "../../../platform/database/sql/row-of";
import { planCopyHolders, planVersions } from "./versions-table";

const ofPlan = ({ organisationId, planId }: PlanScope) =>
  and(eq(planVersions.organisationId, organisationId), eq(planVersions.planId, planId));
const theVersion = (scope: PlanScope, versionId: string) =>
  and(ofPlan(scope), eq(planVersions.id, versionId));

/** Returns the plan's versions, newest first. */
export async function listVersions(
  db: Queryable,
  scope: PlanScope,
): Promise<(PlanVersion & { contentHash: string })[]> {
  const rows = await db
    .select({
      versionId: planVersions.id,
      number: planVersions.number,
      approvedOn: planVersions.approvedOn,
      approverName: planVersions.approverUserName,
      approverPosition: planVersions.approverPosition,
      reviewDate: planVersions.reviewDate,
      note: planVersions.note,
      contentHash: planVersions.contentHash,
    })
    .from(planVersions)
    .where(ofPlan(scope))
    .orderBy(desc(planVersions.number))
    .limit(MAX_PLAN_VERSIONS);
  return rows.map(({ note, ...row }) => ({ ...row, note: note ?? "" }));
}

/** Returns the newest approved version; undefined before the first approval. */
export async function newestVersion(db: Queryable, scope: PlanScope) {
  const [row] = await db
    .select({
      versionId: planVersions.id,
      number: planVersions.number,
      approvedOn: planVersions.approvedOn,
    })
    .from(planVersions)
    .where(ofPlan(scope))
    .orderBy(desc(planVersions.number))
    .limit(1);
  return row;
}

/** Returns the frozen content of a version with its number and files. */
export async function readVersion(db: Queryable, scope: PlanScope, versionId: string) {
  const [row] = await db
    .select({
      number: planVersions.number,
      content: planVersions.content,
      fileId: planVersions.fileId,
      shortFileId: planVersions.shortFileId,
    })
    .from(planVersions)
    .where(theVersion(scope, versionId))
    .limit(1);
  return row;
}

export type NewVersion = Omit<typeof planVersions.$inferInsert, "organisationId" | "planId">;

export async function insertVersion(
  db: Queryable,
  { organisationId, planId }: PlanScope,
  version: NewVersion,
): Promise<void> {
  await db.insert(planVersions).values(rowOf(planVersions, { ...version, organisationId, planId }));
}

/** Returns the files of the versions beyond the newest ones; `deleteFile` deletes them with their versions. */
export async function filesBeyond(db: Queryable, scope: PlanScope): Promise<string[]> {
  const rows = await db
    .select({ fileId: planVersions.fileId, shortFileId: planVersions.shortFileId })
    .from(planVersions)
    .where(
      and(
        ofPlan(scope),
        lte(
          planVersions.number,
          sql`(select max(newest.number) - ${MAX_PLAN_VERSIONS} from plan_versions newest
            where newest.organisation_id = ${scope.organisationId} and newest.plan_id = ${scope.planId})`,
        ),
      ),
    )
    .orderBy(asc(planVersions.number))
    .limit(MAX_PLAN_VERSIONS);
  return rows.flatMap(({ fileId, shortFileId }) => [fileId, shortFileId]);
}

/** Returns who holds a copy, by number. */
export async function listHolders(
  db: Queryable,
  { organisationId, planId }: PlanScope,
): Promise<CopyHolder[]> {
  const rows = await db
    .select({
      copyNumber: planCopyHolders.copyNumber,
      name: planCopyHolders.name,
      position: planCopyHolders.position,
    })
    .from(planCopyHolders)
    .where(
      and(eq(planCopyHolders.organisationId, organisationId), eq(planCopyHolders.planId, planId)),
    )
    .orderBy(asc(planCopyHolders.copyNumber))
    .limit(MAX_COPY_HOLDERS);
  return rows.map(({ position, ...row }) => ({ ...row, position: position ?? "" }));
}

type HolderRow = Omit<typeof planCopyHolders.$inferInsert, "organisationId" | "planId">;

export async function replaceHolders(
  db: Queryable,
  { organisationId, planId }: PlanScope,
  holders: readonly HolderRow[],
): Promise<void> {
  await db
    .delete(planCopyHolders)
    .where(
      and(eq(planCopyHolders.organisationId, organisationId), eq(planCopyHolders.planId, planId)),
    );
  if (holders.length === 0) return;
  await db.insert(planCopyHolders).values(
    rowsOf(
      planCopyHolders,
      holders.map((holder) => ({ ...holder, organisationId, planId })),
    ),
  );
}
