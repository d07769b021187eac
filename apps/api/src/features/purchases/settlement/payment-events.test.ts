import { readPurchase } from "@holdfast/contract/purchases/purchase-endpoints";
import { Stripe } from "stripe";
import { beforeEach, describe, expect, it } from "vitest";
import { afterThisFile } from "../../../../test/database/test-database";
import { signedInPerson } from "../../../../test/factories/people";
import { books, buy, drainPurchases } from "../../../../test/factories/purchases";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import { stripeStandIn, type StripeStandIn } from "../../../../test/stand-ins/stripe";
import { MINUTE, SECOND } from "../../../platform/clock";

/* Stripe's events, signed by its official library (docs.stripe.com/webhooks/signature). */

const URL_OF_EVENTS = "/v1/purchase/payment-events";
let stripe: StripeStandIn;
let app: TestApp;
let as: string;
let purchaseId: string;
beforeEach(async () => {
  stripe = await stripeStandIn();
  afterThisFile(() => stripe.close());
  app = await testApp(undefined, {
    config: { payment: { provider: "stripe", ...stripe.account } },
  });
  as = await signedInPerson(app, "buyer@cafe.example");
  // The payment waits for its holder to authenticate, so no process works on it.
  const { body } = await buy(app, as, { singleUseToken: "pm_card_authenticationRequired" });
  purchaseId = body.purchaseId;
});

type Input = { readonly type?: string; readonly paymentId?: string; readonly purchaseId?: string };

/** Formatted as Stripe sends it: the signature is that of these bytes. */
const eventOf = ({ type = "payment_intent.succeeded", paymentId = "pi_1", ...input }: Input = {}) =>
  JSON.stringify(
    {
      id: "evt_1",
      object: "event",
      type,
      data: {
        object: {
          id: paymentId,
          object: "payment_intent",
          status: "succeeded",
          metadata: { purchase_id: input.purchaseId ?? purchaseId },
        },
      },
    },
    null,
    2,
  );
const signatureOf = (payload: string, secret = stripe.account.webhookSecret, age = 0) =>
  new Stripe(stripe.account.secretKey).webhooks.generateTestHeaderString({
    payload,
    secret: secret ?? "",
    timestamp: Math.floor((app.clock.now().getTime() - age) / SECOND),
  });
const send = (payload: string, signature = signatureOf(payload), to = app) =>
  to.server.inject({
    method: "POST",
    url: URL_OF_EVENTS,
    payload,
    headers: { "content-type": "application/json", "stripe-signature": signature },
  });
const change = (status: "succeeded" | "canceled") => {
  const intent = stripe.intents.get("pi_1");
  if (intent) intent.status = status;
};
const statusNow = async () => {
  await drainPurchases(app);
  return (await app.call(readPurchase, { as, params: { purchaseId } })).body.status;
};

describe("an event that a payment has ended", () => {
  it("completes its purchase, once however often it is sent", async () => {
    change("succeeded");
    const payload = eventOf();
    const responses = await Promise.all(Array.from({ length: 8 }, () => send(payload)));
    for (const response of responses)
      expect([response.statusCode, response.json()]).toEqual([200, { received: true }]);
    expect(await statusNow()).toBe("completed");
    expect((await send(payload)).statusCode).toBe(200);
    expect(await statusNow()).toBe("completed");
    expect(await books(app)).toMatchObject({ keys: 2, receipts: 1 });
  });

  it("ends the purchase of a cancelled payment unpaid", async () => {
    change("canceled");
    await send(eventOf({ type: "payment_intent.canceled" }));
    expect(await statusNow()).toBe("failed");
  });

  it("issues nothing for a payment that is not paid at Stripe", async () => {
    await send(eventOf());
    expect(await statusNow()).toBe("failed");
    expect(await books(app)).toMatchObject({ keys: 0, receipts: 0 });
  });
});

it.each<[string, Input]>([
  ["of another kind", { type: "payment_intent.payment_failed" }],
  ["of another payment", { paymentId: "pi_2" }],
  ["of an unknown purchase", { purchaseId: "01890000-0000-7000-8000-000000000001" }],
  ["of another seller's purchase", { purchaseId: "order 17" }],
])("an event %s is received and changes nothing", async (_, input) => {
  change("succeeded");
  expect((await send(eventOf(input))).statusCode).toBe(200);
  expect(await statusNow()).toBe("processing");
});

describe("an event is refused", () => {
  it.each<[string, (payload: string) => string]>([
    ["without a signature", () => ""],
    ["with the signature of another secret", (payload) => signatureOf(payload, "whsec_of_another")],
    ["with the signature of other bytes", (payload) => signatureOf(`${payload} `)],
    [
      "if it was signed more than 5 minutes ago",
      (payload) => signatureOf(payload, undefined, 5 * MINUTE + SECOND),
    ],
  ])("refuses an event: %s", async (_, sign) => {
    change("succeeded");
    const payload = eventOf();
    const response = await send(payload, sign(payload));
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { code: "payment-event-refused" },
    ]);
    expect(await statusNow()).toBe("processing");
  });

  it("refuses an event in another format", async () => {
    const { statusCode } = await app.server.inject({
      method: "POST",
      url: URL_OF_EVENTS,
      payload: "a=1",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(statusCode).toBe(415);
  });

  it("refuses an event where no signing secret is configured", async () => {
    const without = await testApp(undefined, {
      config: { payment: { provider: "stripe", ...stripe.account, webhookSecret: undefined } },
    });
    expect((await send(eventOf(), undefined, without)).statusCode).toBe(404);
  });
});
