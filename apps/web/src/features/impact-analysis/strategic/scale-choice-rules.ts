import type {
  ScaleChoice,
  StrategicBia,
} from "@holdfast/contract/impact-analysis/strategic/strategic-bia";
import type { DisruptionRiskScaleGroup } from "@holdfast/contract/library/impact-lookups";

/** The chosen scale's id by the category's. */
export type ChosenScales = ReadonlyMap<number, number>;

/** What an area's record holds. */
export const chosenScales = ({ strategicBiaDrsList }: StrategicBia): ChosenScales =>
  new Map(
    strategicBiaDrsList.map((one) => [
      one.disruptionRiskScaleCategoryId,
      one.disruptionRiskScaleId,
    ]),
  );

/** The categories without a choice; one scale from each is required. */
export const missingCategories = (
  groups: readonly DisruptionRiskScaleGroup[],
  chosen: ChosenScales,
): DisruptionRiskScaleGroup[] =>
  groups.filter(({ disruptionRiskScaleCategoryId }) => !chosen.has(disruptionRiskScaleCategoryId));

/** The choices as the contract takes them. */
export const scaleChoices = (chosen: ChosenScales): ScaleChoice[] =>
  [...chosen].map(([disruptionRiskScaleCategoryId, disruptionRiskScaleId]) => ({
    disruptionRiskScaleCategoryId,
    disruptionRiskScaleId,
  }));

/** Whether two sets of choices are the same. */
export const areSameScales = (one: ChosenScales, other: ChosenScales): boolean =>
  one.size === other.size && [...one].every(([category, scale]) => other.get(category) === scale);
