import { likelihoodPresetById } from "@holdfast/content/library/likelihood-presets";
import { riskCategoryById } from "@holdfast/content/library/risk-categories";
import { riskPresetById } from "@holdfast/content/library/risk-presets";
import type { DashboardRisk } from "@holdfast/contract/dashboard/read-dashboard";
import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { and, asc, desc, eq } from "drizzle-orm";
import type { PlanScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { risks } from "../risks-table";

/** Returns what the charts need of a plan's risks, the costliest first. */
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
    .where(and(eq(risks.organisationId, scope.organisationId), eq(risks.planId, scope.planId)))
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
