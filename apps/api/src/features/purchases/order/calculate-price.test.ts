import {
  calculatePrice,
  readCheckout,
  validateDiscountCode,
} from "@holdfast/contract/purchases/purchase-endpoints";
import { beforeAll, describe, expect, it, test } from "vitest";
import { signedInPerson } from "../../../../test/factories/people";
import { testApp, type TestApp } from "../../../../test/setup/test-app";

let app: TestApp;
let as: string;
beforeAll(async () => {
  app = await testApp();
  as = await signedInPerson(app, "buyer@cafe.example");
});

describe("how subscriptions are sold", () => {
  it("sells subscriptions by the sandbox in the demo", async () => {
    const { body } = await app.call(readCheckout, { as });
    expect(body.checkout).toEqual({
      provider: "sandbox",
      publishableKey: null,
      currency: "AUD",
      pricePerSubscription: 49_500,
      taxName: "GST",
    });
  });

  it("sells nothing without a provider", async () => {
    const without = await testApp(undefined, { config: { payment: undefined } });
    const buyer = await signedInPerson(without, "buyer@nowhere.example");
    expect((await without.call(readCheckout, { as: buyer })).body).toEqual({ checkout: null });
    const { status, problem } = await without.call(calculatePrice, {
      as: buyer,
      body: { quantity: 1 },
    });
    expect([status, problem.code]).toEqual([409, "not-for-sale"]);
  });
});

describe("a discount code", () => {
  it.each([
    [" welcome-10 ", { code: "WELCOME-10", discountPercentage: 10 }],
    ["FIFTY-OFF", { code: "FIFTY-OFF", discountAmount: 5_000 }],
  ])("accepts the discount code %s", async (discountCode, discount) => {
    const { status, body } = await app.call(validateDiscountCode, { as, body: { discountCode } });
    expect(status).toBe(200);
    expect(body).toEqual(discount);
  });

  it.each(["SPRING-2025", "UNKNOWN", "%"])("refuses the discount code %s", async (discountCode) => {
    const { status, problem } = await app.call(validateDiscountCode, {
      as,
      body: { discountCode },
    });
    expect(status).toBe(400);
    expect(problem.errors).toEqual([
      { path: "discountCode", message: "This discount code is invalid." },
    ]);
  });

  test("calculates a valid discount code for many quantities", async () => {
    const buyer = await signedInPerson(app, "undecided@cafe.example");
    for (let quantity = 1; quantity <= 70; quantity += 1) {
      const body = { quantity, discountCode: "FIFTY-OFF" };
      expect((await app.call(calculatePrice, { as: buyer, body })).status).toBe(200);
    }
  });

  test("limits guesses at discount codes", async () => {
    const guesser = await signedInPerson(app, "guesser@cafe.example");
    const guess = () =>
      app.call(calculatePrice, { as: guesser, body: { quantity: 1, discountCode: "GUESS-1" } });
    for (let tries = 0; tries < 60; tries += 1) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
  });
});

describe("the price", () => {
  it.each([
    [{ quantity: 1 }, [49_500, 0, 45_000, 4_500, 49_500]],
    [{ quantity: 3, discountCode: "welcome-10" }, [148_500, 14_850, 121_500, 12_150, 133_650]],
    [{ quantity: 3, discountCode: null }, [148_500, 0, 135_000, 13_500, 148_500]],
  ])("calculates the price of %j", async (order, amounts) => {
    const { body } = await app.call(calculatePrice, { as, body: order });
    const [totalSubscription, discount, subTotal, tax, total] = amounts;
    expect(body).toEqual({ totalSubscription, discount, subTotal, tax, total });
  });

  it.each([0, -1, 1.5, 501])(
    "refuses to calculate the price of %d subscriptions",
    async (quantity) => {
      const { status, problem } = await app.call(calculatePrice, { as, body: { quantity } });
      expect(status).toBe(400);
      expect(problem.errors?.[0]?.path).toBe("quantity");
    },
  );
});
