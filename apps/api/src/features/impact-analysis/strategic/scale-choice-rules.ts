import {
  DISRUPTION_RISK_SCALE_CATEGORIES,
  disruptionRiskScaleById,
} from "@holdfast/content/library/risks/disruption-risk-scales";
import type { ScaleChoice } from "@holdfast/contract/impact-analysis/strategic/strategic-bia";

/** Whether the choices are one scale from each category (specification 5, 'Strategic BIA'). */
export function isOneFromEachCategory(choices: readonly ScaleChoice[]): boolean {
  const chosen = new Set<number>();
  for (const { disruptionRiskScaleCategoryId, disruptionRiskScaleId } of choices) {
    const scale = disruptionRiskScaleById(disruptionRiskScaleId);
    if (scale?.disruptionRiskScaleCategoryId !== disruptionRiskScaleCategoryId) return false;
    chosen.add(disruptionRiskScaleCategoryId);
  }
  const categories = DISRUPTION_RISK_SCALE_CATEGORIES.length;
  return chosen.size === categories && choices.length === categories;
}
