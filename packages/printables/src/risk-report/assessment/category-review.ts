import { RISK_CATEGORIES } from "@holdfast/content/library/risks/risk-categories";
import { lookedAtCategories } from "@holdfast/contract/plans/plan-completion-rules";
import type { Share } from "@holdfast/contract/plans/plan-facts";
import type { RiskReportData } from "../risk-report-data";

/** Which categories of risk were looked at. */
export interface CategoryReview {
  readonly lookedAt: Share;
  /** Names of those of which none of the risks applies. */
  readonly ruledOut: readonly string[];
  /** Names of those that nobody looked at. */
  readonly open: readonly string[];
}

export function categoryReview({
  risks,
  ruledOut,
}: Pick<RiskReportData, "risks" | "ruledOut">): CategoryReview {
  const withRisks = lookedAtCategories(risks, []);
  const lookedAt = lookedAtCategories(risks, ruledOut);
  const namesOf = (isMeant: (riskCategoryId: number) => boolean) =>
    RISK_CATEGORIES.filter(({ riskCategoryId }) => isMeant(riskCategoryId)).map(({ name }) => name);
  return {
    lookedAt: { done: lookedAt.size, total: RISK_CATEGORIES.length },
    ruledOut: namesOf((id) => lookedAt.has(id) && !withRisks.has(id)),
    open: namesOf((id) => !lookedAt.has(id)),
  };
}
