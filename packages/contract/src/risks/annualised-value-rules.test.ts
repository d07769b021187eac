import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { annualisedValue } from "./annualised-value-rules";

describe("annualisedValue", () => {
  it.each([
    [0, 0, 0],
    [0, 1e12, 0],
    [0.001, 0, 0],
    [0.001, 1e12, 1e9],
    [52, 1e12, 52e12],
    [0.01, 250_000, 2500],
    [0.002, 100, 0.2],
    // As binary fractions, each of these products is one hundredth off or has a trailing error.
    [0.005, 1, 0.01],
    [0.005, 201, 1.01],
    [0.1, 3, 0.3],
    [0.07, 100, 7],
    [1.005, 1, 1.01],
    [0.001, 1_005, 1.01],
    [0.001, 999_999_999_999, 1_000_000_000],
    [0.02, 1_234_567_891_011, 24_691_357_820.22],
    [1e-7, 1e5, 0.01],
    [1e-7, 4e4, 0],
  ])("%d a year at %d is %d", (likelihoodValue, cost, value) => {
    expect(annualisedValue(likelihoodValue, cost)).toBe(value);
  });

  it.each([
    [-0.1, 100],
    [0.1, -100],
    [Number.NaN, 1],
    [1, Number.POSITIVE_INFINITY],
  ])("throws for %d a year at %d", (likelihoodValue, cost) => {
    expect(() => annualisedValue(likelihoodValue, cost)).toThrow(RangeError);
  });

  const thousandths = fc.integer({ min: 0, max: 52_000 });
  const costs = fc.integer({ min: 0, max: 1e12 });

  it("equals the product in whole thousandths, rounded half up", () => {
    fc.assert(
      fc.property(thousandths, costs, (perThousand, cost) => {
        const hundredths = (BigInt(perThousand) * BigInt(cost) + 5n) / 10n;
        expect(annualisedValue(perThousand / 1000, cost)).toBe(Number(hundredths) / 100);
      }),
    );
  });

  it("has at most two decimals and never decreases as the loss grows", () => {
    fc.assert(
      fc.property(thousandths, costs, costs, (perThousand, a, b) => {
        const [less, more] = a <= b ? [a, b] : [b, a];
        const value = annualisedValue(perThousand / 1000, less);
        expect(Number(value.toFixed(2))).toBe(value);
        expect(value).toBeLessThanOrEqual(annualisedValue(perThousand / 1000, more));
      }),
    );
  });
});
