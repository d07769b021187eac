import categories from "../../data/impact/strategic_critical_area_categories.json";
import type { Penalty } from "./penalties";

/** A possible penalty for the areas of one category. */
export type StrategicCriticalAreaCategoryPenalty = {
  readonly strategicCriticalAreaCategoryPenaltyId: number;
  readonly penalty: Penalty;
};

/** A category of strategic areas; without penalties, the penalty question is not asked. */
export type StrategicCriticalAreaCategory = {
  readonly strategicCriticalAreaCategoryId: number;
  readonly name: string;
  readonly description: string;
  /** Shown in the form of an area. */
  readonly helpText: string;
  readonly strategicCriticalAreaCategoryPenalties: readonly StrategicCriticalAreaCategoryPenalty[];
};

export const STRATEGIC_CRITICAL_AREA_CATEGORIES: readonly StrategicCriticalAreaCategory[] =
  categories;

const byId = new Map(
  STRATEGIC_CRITICAL_AREA_CATEGORIES.map((category) => [
    category.strategicCriticalAreaCategoryId,
    category,
  ]),
);

/** Returns the category with that id; undefined if there is none. */
export const strategicCriticalAreaCategoryById = (
  strategicCriticalAreaCategoryId: number,
): StrategicCriticalAreaCategory | undefined => byId.get(strategicCriticalAreaCategoryId);
