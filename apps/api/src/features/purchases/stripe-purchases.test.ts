import { readCheckout, readPurchase } from "@holdfast/contract/purchases/purchase-endpoints";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { afterThisFile } from "../../../test/database/test-database";
import { signedInPerson } from "../../../test/factories/people";
import { buy, paymentsOf, drainPurchases } from "../../../test/factories/purchases";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { stripeStandIn, type StripeStandIn } from "../../../test/stand-ins/stripe";
import { MINUTE, SECOND } from "../../platform/clock";

let stripe: StripeStandIn;
let app: TestApp;
let as: string;
beforeEach(async () => {
  stripe = await stripeStandIn();
  afterThisFile(() => stripe.close());
  app = await testApp(undefined, {
    config: { payment: { provider: "stripe", ...stripe.account } },
  });
  as = await signedInPerson(app, "buyer@cafe.example");
});

const intent = () => [...stripe.intents.values()][0];
const keys = async () => {
  const { rows } = await app.services.database.query.execute<{ count: number }>(
    sql`select count(*)::int as count from subscriptions where key_purchase_id is not null`,
  );
  return rows[0]?.count;
};
const pay = (singleUseToken: string) => buy(app, as, { singleUseToken });
const settled = async (purchaseId: string) => {
  app.clock.pass(2 * SECOND);
  await drainPurchases(app);
  return (await app.call(readPurchase, { as, params: { purchaseId } })).body.status;
};

it("returns the publishable key but never the secret key", async () => {
  const { body, bytes } = await app.call(readCheckout, { as });
  expect(body.checkout).toMatchObject({
    provider: "stripe",
    publishableKey: stripe.account.publishableKey,
  });
  expect(bytes.toString()).not.toContain(stripe.account.secretKey);
});

it("prepares a payment of the server's amount, then confirms it, each with its key", async () => {
  const { status, body } = await pay("pm_card_visa");
  expect([status, body.status, await keys()]).toEqual([201, "completed", 2]);
  expect(intent()).toMatchObject({
    amount: 99_000,
    currency: "aud",
    status: "succeeded",
    metadata: { purchase_id: body.purchaseId },
  });
  expect(stripe.requests).toEqual([
    { call: "POST /v1/payment_intents", key: `prepare-${body.purchaseId}` },
    { call: "POST /v1/payment_intents/pi_1/confirm", key: `confirm-${body.purchaseId}` },
  ]);
});

describe("nothing is charged and no key is issued", () => {
  it.each([
    ["with a declined card", "pm_card_visa_chargeDeclined", "requires_payment_method"],
    ["with an unknown payment method", "pm_unknown", undefined],
  ])("charges nothing and issues no key: %s", async (_, token, intentStatus) => {
    const { status, problem } = await pay(token);
    expect([status, problem.detail, await keys()]).toEqual([422, "Payment was failed", 0]);
    expect(intent()?.status).toBe(intentStatus);
  });
});

it("logs why a payment could not be prepared, but not what was sent", async () => {
  const prepare = paymentsOf(app).prepare({
    purchaseId: "00000000-0000-7000-8000-000000000001",
    token: "pm_unknown",
    amount: 100,
    currency: "AUD",
    description: "",
  });
  await expect(prepare).rejects.toThrow(/^Stripe answered 400: resource_missing\.$/);
});

describe("if the response is lost", () => {
  it("gets the same response by the library's retry if the response to a charge is lost", async () => {
    stripe.lost.add("POST /confirm");
    const { body } = await pay("pm_card_visa");
    expect(body.status).toBe("processing");
    const confirmed = stripe.requests.filter(({ call }) => call.endsWith("/confirm"));
    expect(confirmed).toHaveLength(2);
    expect(new Set(confirmed.map(({ key }) => key)).size).toBe(1);
    expect(await settled(body.purchaseId)).toBe("completed");
    expect(await keys()).toBe(2);
  });

  it("cancels the payment if the response before the charge is lost", async () => {
    stripe.lost.add("POST /payment_intents");
    const { status } = await pay("pm_card_visa");
    expect([status, await keys()]).toEqual([422, 0]);
    // It exists at Stripe, but without a confirmation it takes no money.
    expect(intent()?.status).toBe("requires_confirmation");
  });

  it("reads the payment again later while Stripe is still processing it", async () => {
    const { body } = await pay("pm_slow");
    expect(body.status).toBe("processing");
    expect(await settled(body.purchaseId)).toBe("processing");
    const slow = intent();
    if (slow) slow.status = "succeeded";
    app.clock.pass(5 * MINUTE);
    expect(await settled(body.purchaseId)).toBe("completed");
    expect(await keys()).toBe(2);
  });
});

it("charges once if a repeat arrives while Stripe is still working on the first request", async () => {
  const payments = paymentsOf(app);
  const payment = await payments.prepare({
    purchaseId: "00000000-0000-7000-8000-000000000001",
    token: "pm_card_visa",
    amount: 100,
    currency: "AUD",
    description: "",
  });
  const gate = Promise.withResolvers<void>();
  const received = Promise.withResolvers<void>();
  stripe.pause = async (call, when) => {
    if (!call.startsWith("POST /confirm") || when !== "received") return;
    received.resolve();
    await gate.promise;
  };
  const first = payments.confirm(payment);
  await received.promise;
  await expect(payments.confirm(payment)).rejects.toThrow(
    /^Stripe answered 409: idempotency_key_in_use\.$/,
  );
  gate.resolve();
  expect([await first, await payments.confirm(payment)]).toEqual(["paid", "paid"]);
  expect(stripe.intents.size).toBe(1);
});

it("refunds a payment once, also if the response is lost and its idempotency key has expired", async () => {
  await pay("pm_card_visa");
  const { checkout } = app.services;
  const payment = { paymentId: "pi_1", purchaseId: "00000000-0000-7000-8000-000000000001" };
  stripe.lost.add("POST /refunds");
  await expect(checkout?.payments.refund(payment)).rejects.toThrow("Stripe cannot be reached.");
  expect(intent()?.isRefunded).toBe(true);
  stripe.lost.clear();
  await checkout?.payments.refund({ ...payment, purchaseId: "another-key" });
  expect(intent()?.isRefunded).toBe(true);
});

describe("a refund", () => {
  const refund = async (status: "pending" | "failed") => {
    await pay("pm_card_visa");
    stripe.refundStatus = status;
    return paymentsOf(app).refund({
      paymentId: "pi_1",
      purchaseId: "00000000-0000-7000-8000-000000000001",
    });
  };

  it("counts a refund that Stripe has begun as made", async () => {
    await expect(refund("pending")).resolves.toBeUndefined();
  });

  it("counts a refund that failed as an error, so that the purchase does not end as refunded", async () => {
    await expect(refund("failed")).rejects.toThrow("the refund is failed.");
  });
});
