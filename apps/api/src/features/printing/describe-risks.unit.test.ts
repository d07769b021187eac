import type { Risk } from "@holdfast/contract/risks/register/risk";
import { expect, it } from "vitest";
import { describeHighRisks } from "./describe-risks";

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

it.each([
  ["AUD", 1],
  ["JPY", 100],
  ["IDR", 10_000],
])("rates the same loss in %s alike", (code, unit) => {
  const ratings = [5_000, 5_000_000].map(
    (cost) => describeHighRisks([riskOf(cost * unit)], { code, prefix: "" })[0]?.rating,
  );
  const inDollars = [5_000, 5_000_000].map(
    (cost) => describeHighRisks([riskOf(cost)], { code: "AUD", prefix: "" })[0]?.rating,
  );
  expect(ratings).toEqual(inDollars);
  expect(ratings[0]).toBeUndefined();
  expect(ratings[1]).toBeGreaterThan(60);
});
