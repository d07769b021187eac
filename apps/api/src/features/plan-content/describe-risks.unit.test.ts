import type { Risk } from "@holdfast/contract/risks/register/risk";
import { expect, it } from "vitest";
import { describePlanRisk } from "./describe-risks";

/** A risk that happens once a year, with a loss in whole units of the plan's currency. */
const riskOf = (cost: number) =>
  ({
    name: "Fire",
    riskCategoryName: "Physical",
    likelihoodValue: 1,
    likelihoodText: "Once a year",
    cost,
    annualisedValue: cost,
    mitigationStrategies: [],
  }) as unknown as Risk;

const ratingOf = (cost: number, code: string) =>
  describePlanRisk(riskOf(cost), { code }, new Set()).rating;

it.each([
  ["AUD", 1],
  ["JPY", 100],
  ["IDR", 10_000],
])("rates the same loss in %s alike", (code, unit) => {
  const losses = [5_000, 5_000_000];
  expect(losses.map((cost) => ratingOf(cost * unit, code))).toEqual(
    losses.map((cost) => ratingOf(cost, "AUD")),
  );
  expect(ratingOf(5_000_000 * unit, code)).toBeGreaterThan(60);
  expect(ratingOf(5_000 * unit, code)).toBeLessThan(60);
});
