import { DISRUPTION_RISK_SCALES } from "@holdfast/content/library/risks/disruption-risk-scales";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { isOneFromEachCategory } from "./scale-choice-rules";

const CATEGORIES = [1, 2, 3, 4, 5, 6];
const choicesOf = (values: readonly number[]) =>
  CATEGORIES.map((category, index) => {
    const scale = DISRUPTION_RISK_SCALES.find(
      ({ disruptionRiskScaleCategoryId, value }) =>
        disruptionRiskScaleCategoryId === category && value === values[index],
    );
    return {
      disruptionRiskScaleCategoryId: category,
      disruptionRiskScaleId: scale?.disruptionRiskScaleId ?? 0,
    };
  });
const sixValues = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 6, maxLength: 6 });

it("accepts one scale from each category in any order, and nothing less or more", () => {
  fc.assert(
    fc.property(sixValues, fc.nat(5), fc.nat(5), (values, changed, category) => {
      const choices = choicesOf(values);
      expect(isOneFromEachCategory(choices.toReversed())).toBe(true);
      expect(isOneFromEachCategory(choices.toSpliced(changed, 1))).toBe(false);
      expect(isOneFromEachCategory([...choices, ...choices.slice(changed, changed + 1)])).toBe(
        false,
      );
      const swapped = choices.map((choice, index) => ({
        ...choice,
        disruptionRiskScaleCategoryId:
          index === changed ? category + 1 : choice.disruptionRiskScaleCategoryId,
      }));
      expect(isOneFromEachCategory(swapped)).toBe(changed === category);
    }),
  );
});

it("rejects an unknown scale", () => {
  const choices = choicesOf([1, 2, 3, 4, 5, 9]);
  expect(isOneFromEachCategory(choices)).toBe(false);
  expect(isOneFromEachCategory([])).toBe(false);
});
