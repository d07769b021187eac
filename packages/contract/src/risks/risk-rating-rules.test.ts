import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { riskBubbleSize, riskRatingColour } from "./risk-rating-rules";

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

  it("stays between 10 and 80 and does not shrink as the loss grows", () => {
    const costs = fc.integer({ min: 0, max: 1e12 });
    fc.assert(
      fc.property(costs, costs, (one, other) => {
        const size = riskBubbleSize(Math.min(one, other));
        expect(size).toBeGreaterThanOrEqual(10);
        expect(size).toBeLessThanOrEqual(riskBubbleSize(Math.max(one, other)));
        expect(riskBubbleSize(Math.max(one, other))).toBeLessThanOrEqual(80);
      }),
    );
  });
});
