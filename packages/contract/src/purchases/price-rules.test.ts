import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceOf } from "./price-rules";

const order = { quantity: 2, pricePerSubscription: 55_000, taxPercent: 10 };

describe("priceOf", () => {
  it.each([
    [
      "no discount",
      undefined,
      { totalSubscription: 110_000, discount: 0, subTotal: 100_000, tax: 10_000, total: 110_000 },
    ],
    [
      "an amount",
      { discountAmount: 11_000 },
      { totalSubscription: 110_000, discount: 11_000, subTotal: 90_000, tax: 9_000, total: 99_000 },
    ],
    [
      "a percentage",
      { discountPercentage: 10 },
      { totalSubscription: 110_000, discount: 11_000, subTotal: 90_000, tax: 9_000, total: 99_000 },
    ],
    [
      "an amount above the price",
      { discountAmount: 900_000 },
      { totalSubscription: 110_000, discount: 110_000, subTotal: 0, tax: 0, total: 0 },
    ],
    [
      "everything",
      { discountPercentage: 100 },
      { totalSubscription: 110_000, discount: 110_000, subTotal: 0, tax: 0, total: 0 },
    ],
  ])("calculates a price with %s", (_case, discount, summary) => {
    expect(priceOf({ ...order, discount })).toEqual(summary);
  });

  it("has no tax for a seller that charges none", () => {
    expect(priceOf({ ...order, taxPercent: 0 })).toMatchObject({
      subTotal: 110_000,
      tax: 0,
      total: 110_000,
    });
  });

  it.each([
    [1, 10, 0],
    [5, 10, 0],
    [6, 10, 1],
    [16, 10, 1],
    [17, 10, 2],
    [3, 20, 1],
    [999, 10, 91],
    [1_150, 15, 150],
  ])("%i cents with %i%% of tax contain %i", (cents, taxPercent, tax) => {
    expect(priceOf({ quantity: 1, pricePerSubscription: cents, taxPercent }).tax).toBe(tax);
  });

  it.each([
    [1, 50, 1],
    [3, 50, 2],
    [333, 33.33, 111],
    [10_000, 0.01, 1],
    [4_999, 0.01, 0],
    [5_000, 0.01, 1],
  ])("%i cents less %d%% are %i cents less", (cents, discountPercentage, discount) => {
    const single = { quantity: 1, pricePerSubscription: cents, taxPercent: 0 };
    expect(priceOf({ ...single, discount: { discountPercentage } }).discount).toBe(discount);
  });
});

const percent = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((of) => of / 100);
const orders = fc.record({
  quantity: fc.integer({ min: 1, max: 500 }),
  pricePerSubscription: fc.integer({ min: 1, max: 10_000_000 }),
  taxPercent: percent(50),
  discount: fc.option(
    fc.oneof(
      fc.record({ discountAmount: fc.integer({ min: 1, max: 10_000_000 }) }),
      fc.record({ discountPercentage: percent(100) }),
    ),
    { nil: undefined },
  ),
});

describe("for any order", () => {
  it("returns whole cents that add up and are never below 0", () => {
    fc.assert(
      fc.property(orders, (input) => {
        const { totalSubscription, discount, subTotal, tax, total } = priceOf(input);
        for (const amount of [totalSubscription, discount, subTotal, tax, total])
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        expect(totalSubscription).toBe(input.quantity * input.pricePerSubscription);
        expect(totalSubscription - discount).toBe(total);
        expect(subTotal + tax).toBe(total);
      }),
    );
  });

  it("has tax that is its rate of the subtotal, to the nearest cent", () => {
    fc.assert(
      fc.property(orders, (input) => {
        const { subTotal, tax } = priceOf(input);
        const exact = (subTotal * input.taxPercent) / 100;
        // Rounding the tax by up to half a cent moves the subtotal by as much.
        expect(Math.abs(tax - exact)).toBeLessThanOrEqual(0.5 + input.taxPercent / 200 + 1e-6);
      }),
    );
  });

  it("costs no less for one more subscription, and no more with a discount", () => {
    fc.assert(
      fc.property(orders, (input) => {
        const { total } = priceOf(input);
        expect(priceOf({ ...input, quantity: input.quantity + 1 }).total).toBeGreaterThanOrEqual(
          total,
        );
        expect(priceOf({ ...input, discount: undefined }).total).toBeGreaterThanOrEqual(total);
      }),
    );
  });
});
