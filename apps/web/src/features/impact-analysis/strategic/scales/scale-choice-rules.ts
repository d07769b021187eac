import type {
  ScaleChoice,
  StrategicBia,
} from "@holdfast/contract/impact-analysis/strategic/strategic-bia";
import type { DisruptionRiskScaleGroup } from "@holdfast/contract/library/impact-lookups";

/** The chosen scale's id by category id. */
export type ChosenScales = ReadonlyMap<number, number>;

/** Returns the scales saved in an area's record. */
export const chosenScales = ({ strategicBiaDrsList }: StrategicBia): ChosenScales =>
  new Map(
    strategicBiaDrsList.map((scale) => [
      scale.disruptionRiskScaleCategoryId,
      scale.disruptionRiskScaleId,
    ]),
  );

/** Returns the categories without a choice; one scale from each is required. */
export const missingCategories = (
  groups: readonly DisruptionRiskScaleGroup[],
  chosen: ChosenScales,
): DisruptionRiskScaleGroup[] =>
  groups.filter(({ disruptionRiskScaleCategoryId }) => !chosen.has(disruptionRiskScaleCategoryId));

/** Returns the choices as the contract expects them. */
export const scaleChoices = (chosen: ChosenScales): ScaleChoice[] =>
  [...chosen].map(([disruptionRiskScaleCategoryId, disruptionRiskScaleId]) => ({
    disruptionRiskScaleCategoryId,
    disruptionRiskScaleId,
  }));

/** Whether two sets of choices are the same. */
export const areSameScales = (a: ChosenScales, b: ChosenScales): boolean =>
  a.size === b.size && [...a].every(([category, scale]) => b.get(category) === scale);
