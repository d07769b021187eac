import categories from "../../data/risks/disruption_risk_scale_categories.json";
import scales from "../../data/risks/disruption_risk_scales.json";

/** A category of harm from a disruption: Financial, Human and so on. */
export type DisruptionRiskScaleCategory = {
  readonly disruptionRiskScaleCategoryId: number;
  readonly name: string;
};

/** One level of a category's scale: `value` 1 (Negligible) to 5 (Severe). */
export type DisruptionRiskScale = {
  readonly disruptionRiskScaleId: number;
  readonly disruptionRiskScaleCategoryId: number;
  /** Name of the category. */
  readonly category: string;
  readonly value: number;
  /** Name of the level. */
  readonly level: string;
  readonly description: string;
};

export const DISRUPTION_RISK_SCALE_CATEGORIES: readonly DisruptionRiskScaleCategory[] = categories;
/** By category, then from 1 to 5. */
export const DISRUPTION_RISK_SCALES: readonly DisruptionRiskScale[] = scales;

const categoryById = new Map(
  DISRUPTION_RISK_SCALE_CATEGORIES.map((category) => [
    category.disruptionRiskScaleCategoryId,
    category,
  ]),
);
const scaleById = new Map(
  DISRUPTION_RISK_SCALES.map((scale) => [scale.disruptionRiskScaleId, scale]),
);

/** Returns the category with that id; undefined if there is none. */
export const disruptionRiskScaleCategoryById = (
  disruptionRiskScaleCategoryId: number,
): DisruptionRiskScaleCategory | undefined => categoryById.get(disruptionRiskScaleCategoryId);

/** Returns the level with that id; undefined if there is none. */
export const disruptionRiskScaleById = (
  disruptionRiskScaleId: number,
): DisruptionRiskScale | undefined => scaleById.get(disruptionRiskScaleId);

/** Returns the five levels of a category, from 1 to 5. */
export const disruptionRiskScalesOfCategory = (
  disruptionRiskScaleCategoryId: number,
): readonly DisruptionRiskScale[] =>
  DISRUPTION_RISK_SCALES.filter(
    (scale) => scale.disruptionRiskScaleCategoryId === disruptionRiskScaleCategoryId,
  );
