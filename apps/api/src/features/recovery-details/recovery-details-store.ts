import type {
  RecoveryDetails,
  RecoveryDetailsChanges,
} from "@holdfast/contract/recovery-details/recovery-details";
import { and, eq, getColumns, sql } from "drizzle-orm";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { rowOf } from "../../platform/database/sql/row-of";
import { isVersion, nextVersion } from "../../platform/database/sql/row-version";
import { recoveryDetails } from "./recovery-details-table";

const {
  organisationId: _organisation,
  planId: _plan,
  floorPlanFileId: _file,
  ...answers
} = getColumns(recoveryDetails);

const columns = {
  ...answers,
  floorPlanName: sql<string | null>`(
    select name from files where files.id = ${recoveryDetails.floorPlanFileId})`,
};

/** A plan that the access check or a link has found. */
type PlanOfDetails = Pick<PlanScope, "organisationId" | "planId">;

const ofPlan = ({ organisationId, planId }: PlanOfDetails) =>
  and(eq(recoveryDetails.organisationId, organisationId), eq(recoveryDetails.planId, planId));

const NONE: RecoveryDetails = {
  assemblyPoint: null,
  exitRoutes: null,
  shutOffs: null,
  alarmPanel: null,
  keyHolders: null,
  emergencyKit: null,
  defibrillator: null,
  saferPlace: null,
  highGround: null,
  floorPlanUrl: null,
  backupScope: null,
  backupLocation: null,
  backupFrequency: null,
  lastRestoreTest: null,
  restoredBy: null,
  bank: null,
  cardProvider: null,
  emergencyFunds: null,
  payrollProvider: null,
  payCutOff: null,
  signatories: null,
  payrollFallback: null,
  version: 0,
};

/** Returns the plan's details; without any, all fields are null and the version is 0. */
export async function readDetails(db: Queryable, scope: PlanOfDetails): Promise<RecoveryDetails> {
  const [row] = await db.select(columns).from(recoveryDetails).where(ofPlan(scope)).limit(1);
  if (!row) return NONE;
  const { floorPlanName, ...rest } = row;
  return { ...rest, floorPlanUrl: floorPlanName && `/v1/files/${floorPlanName}` };
}

/** Inserts an empty row if the plan has none. The caller has touched the plan and so holds its row. */
export async function ensureDetails(db: Queryable, { organisationId, planId }: PlanScope) {
  await db
    .insert(recoveryDetails)
    .values(rowOf(recoveryDetails, { organisationId, planId }))
    .onConflictDoNothing();
}

/** Changes the details; only if they have that version, if one is given. Returns whether it did. */
export async function updateDetails(
  db: Queryable,
  scope: PlanScope,
  changes: RecoveryDetailsChanges,
  version: number | undefined,
): Promise<boolean> {
  const rows = await db
    .update(recoveryDetails)
    .set(rowOf(recoveryDetails, { ...changes, version: nextVersion(recoveryDetails) }))
    .where(and(ofPlan(scope), isVersion(recoveryDetails, version)))
    .returning({ planId: recoveryDetails.planId });
  return rows.length > 0;
}

/** Refers to another floor plan, or to none. Returns the id of the previous file. */
export async function replaceFloorPlan(
  db: Queryable,
  scope: PlanScope,
  floorPlanFileId: string | null,
): Promise<string | undefined> {
  const [previous] = await db
    .select({ fileId: recoveryDetails.floorPlanFileId })
    .from(recoveryDetails)
    .where(ofPlan(scope))
    .limit(1);
  await db
    .update(recoveryDetails)
    .set(rowOf(recoveryDetails, { floorPlanFileId }))
    .where(ofPlan(scope));
  return previous?.fileId ?? undefined;
}
