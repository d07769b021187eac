import { RISK_PRESETS } from "@holdfast/content/library/risk-presets";
import { and, asc, eq } from "drizzle-orm";
import type { PlanScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { rowOf } from "../../../platform/database/row-of";
import { declinedRisks as declined } from "./declined-risks-table";

const ofPlan = ({ organisationId, planId }: PlanScope) =>
  and(eq(declined.organisationId, organisationId), eq(declined.planId, planId));

/** Returns the ids of the preset risks that are not for this plan, in order. */
export async function listDeclined(db: Queryable, scope: PlanScope): Promise<number[]> {
  const rows = await db
    .select({ riskPresetId: declined.riskPresetId })
    .from(declined)
    .where(ofPlan(scope))
    .orderBy(asc(declined.riskPresetId))
    .limit(RISK_PRESETS.length);
  return rows.map(({ riskPresetId }) => riskPresetId);
}

/** Declines a risk; again has no effect. */
export async function insertDeclined(
  db: Queryable,
  { organisationId, planId }: PlanScope,
  riskPresetId: number,
): Promise<void> {
  await db
    .insert(declined)
    .values(rowOf(declined, { organisationId, planId, riskPresetId }))
    .onConflictDoNothing();
}

export async function deleteDeclined(
  db: Queryable,
  scope: PlanScope,
  riskPresetId: number,
): Promise<void> {
  await db.delete(declined).where(and(ofPlan(scope), eq(declined.riskPresetId, riskPresetId)));
}
