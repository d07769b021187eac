import { likelihoodPresetById } from "@holdfast/content/library/risks/likelihood-presets";
import { riskCategoryById } from "@holdfast/content/library/risks/risk-categories";
import { riskPresetById } from "@holdfast/content/library/risks/risk-presets";
import type { DashboardRisk } from "@holdfast/contract/dashboard/read-dashboard";
import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { and, asc, desc, eq, isNotNull, not } from "drizzle-orm";
import type { PlanScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { isProposed } from "../../proposals/public";
import { risks } from "../risks-table";

const ofPlan = ({ organisationId, planId }: PlanScope) =>
  and(eq(risks.organisationId, organisationId), eq(risks.planId, planId));
const isConfirmed = not(isProposed("risk", "risks"));

/** Returns what the charts need of a plan's confirmed risks, the costliest first. */
export async function listChartedRisks(db: Queryable, scope: PlanScope): Promise<DashboardRisk[]> {
  const rows = await db
    .select({
      riskId: risks.id,
      riskPresetId: risks.riskPresetId,
      name: risks.name,
      riskCategoryId: risks.riskCategoryId,
      likelihoodPresetId: risks.likelihoodPresetId,
      cost: risks.cost,
    })
    .from(risks)
    .where(and(ofPlan(scope), isConfirmed))
    .orderBy(desc(risks.cost), asc(risks.id))
    .limit(MAX_ROWS);
  return rows.map(({ riskId, riskPresetId, name, riskCategoryId, likelihoodPresetId, cost }) => {
    const likelihood = likelihoodPresetById(likelihoodPresetId);
    const preset = riskPresetId === null ? undefined : riskPresetById(riskPresetId);
    return {
      riskId,
      name: preset?.name ?? name ?? "",
      riskCategoryName: riskCategoryById(riskCategoryId)?.name ?? "",
      likelihoodText: likelihood?.text ?? "",
      likelihoodValue: likelihood?.value ?? 0,
      cost,
    };
  });
}

/** Returns the confirmed risks that will be insured, as the register says. */
export async function listInsuredRisks(
  db: Queryable,
  scope: PlanScope,
): Promise<Pick<Risk, "name" | "riskPresetId" | "riskCategoryId">[]> {
  const rows = await db
    .select({
      name: risks.name,
      riskPresetId: risks.riskPresetId,
      riskCategoryId: risks.riskCategoryId,
    })
    .from(risks)
    .where(and(ofPlan(scope), isConfirmed, eq(risks.includeInsurance, true)))
    .orderBy(desc(risks.cost), asc(risks.id))
    .limit(MAX_ROWS);
  return rows.map(({ name, ...row }) => ({
    ...row,
    name:
      (row.riskPresetId === null ? undefined : riskPresetById(row.riskPresetId))?.name ??
      name ??
      "",
  }));
}

/** Returns one risk of each preset that the register has. */
export const listRiskPresets = (db: Queryable, scope: PlanScope) =>
  db
    .selectDistinctOn([risks.riskPresetId], { riskId: risks.id, riskPresetId: risks.riskPresetId })
    .from(risks)
    .where(and(ofPlan(scope), isNotNull(risks.riskPresetId)))
    .orderBy(asc(risks.riskPresetId), asc(risks.id))
    .limit(MAX_ROWS);
