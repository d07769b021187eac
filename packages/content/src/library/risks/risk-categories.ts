import categories from "../../data/risks/risk_categories.json";

/** One card of the risk assessment. */
export type RiskCategory = {
  readonly riskCategoryId: number;
  readonly name: string;
  readonly description: string;
};

/** In the order of the cards. */
export const RISK_CATEGORIES: readonly RiskCategory[] = categories;

const byId = new Map(RISK_CATEGORIES.map((category) => [category.riskCategoryId, category]));

/** Returns the category with that id; undefined if there is none. */
export const riskCategoryById = (riskCategoryId: number): RiskCategory | undefined =>
  byId.get(riskCategoryId);
