import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { riskBubbleSize, riskRating, riskRatingColour } from "./risk-rating-rules";

describe("riskRatingColour", () => {
  it.each([
    [0, "green"],
    [25, "green"],
    [25.01, "amber"],
    [60, "amber"],
    [60.01, "red"],
    [100, "red"],
  ] as const)("%d is %s", (rating, colour) => {
    expect(riskRatingColour(rating)).toBe(colour);
  });
});

describe("riskRating", () => {
  it.each([
    [0, 0, 0],
    [0, 1e12, 50],
    [0.01, 10_000, 17],
    [2, 2_500, 18],
    [1, 6_000, 26],
    [0.2, 100_000, 55],
    [0.01, 850_000, 64],
    [0.01, 1_000_000, 67],
    [1, 100_000, 67],
    [0.001, 10_000_000, 67],
    [52, 1_000, 29],
    [1, 1_000_000, 100],
    [1_000, 1e12, 100],
    // Unrounded 25.2 and 60.2: Medium and High.
    [1, 5_690, 26],
    [1, 64_120, 61],
    // Unrounded 24.7: Low.
    [1, 5_500, 25],
  ])("%d a year at a loss of %d is %d", (likelihood, cost, rating) => {
    expect(riskRating(likelihood, cost)).toBe(rating);
  });

  it.each([0.001, 0.01, 1, 52])("rates a ruinous loss high, even at %d times a year", (often) => {
    expect(riskRatingColour(riskRating(often, 10_000_000))).toBe("red");
  });

  it("rates a risk by a whole number from 0 to 100 that never decreases as likelihood or loss grows", () => {
    const often = fc.double({ min: 0, max: 100, noNaN: true });
    const costs = fc.integer({ min: 0, max: 1e12 });
    fc.assert(
      fc.property(often, often, costs, costs, (a, b, cost, more) => {
        const lesser = riskRating(Math.min(a, b), Math.min(cost, more));
        const greater = riskRating(Math.max(a, b), Math.max(cost, more));
        for (const rating of [lesser, greater]) {
          expect(Number.isInteger(rating) && rating >= 0 && rating <= 100).toBe(true);
        }
        expect(lesser).toBeLessThanOrEqual(greater);
      }),
    );
  });
});

describe("riskBubbleSize", () => {
  it.each([
    [0, 10],
    [800, 11],
    [80_000, 20],
    [3_920_000, 80],
    [1e12, 80],
  ])("a loss of %d gives %d pixels", (cost, size) => {
    expect(riskBubbleSize(cost)).toBe(size);
  });

  it("sizes a bubble between 10 and 80, never smaller as the loss grows", () => {
    const costs = fc.integer({ min: 0, max: 1e12 });
    fc.assert(
      fc.property(costs, costs, (a, b) => {
        const size = riskBubbleSize(Math.min(a, b));
        expect(size).toBeGreaterThanOrEqual(10);
        expect(size).toBeLessThanOrEqual(riskBubbleSize(Math.max(a, b)));
        expect(riskBubbleSize(Math.max(a, b))).toBeLessThanOrEqual(80);
      }),
    );
  });
});
