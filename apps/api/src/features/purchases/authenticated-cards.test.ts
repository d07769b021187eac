import { finishPurchase, readPurchase } from "@holdfast/contract/purchases/purchase-endpoints";
import { beforeEach, expect, it } from "vitest";
import { afterThisFile } from "../../../test/database/test-database";
import { emailsTo, lastEmailTo, signedInPerson } from "../../../test/factories/people";
import { books, buy, drainPurchases } from "../../../test/factories/purchases";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { stripeStandIn, type StripeStandIn } from "../../../test/stand-ins/stripe";
import { MINUTE, SECOND } from "../../platform/clock";

/* A card whose bank requires authentication (3-D Secure; docs.stripe.com/payments/3d-secure). */

const EMAIL = "buyer@cafe.example";
let stripe: StripeStandIn;
let app: TestApp;
let as: string;
beforeEach(async () => {
  stripe = await stripeStandIn();
  afterThisFile(() => stripe.close());
  app = await testApp(undefined, {
    config: { payment: { provider: "stripe", ...stripe.account } },
  });
  as = await signedInPerson(app, EMAIL);
});

const pay = () => buy(app, as, { singleUseToken: "pm_card_authenticationRequired" });
const finish = (purchaseId: string, token = as) =>
  app.call(finishPurchase, { as: token, params: { purchaseId } });
const statusAtStripe = () => stripe.intents.get("pi_1")?.status;
/** What Stripe's script does in the page. */
const authenticate = (status: "succeeded" | "requires_payment_method") => {
  const intent = stripe.intents.get("pi_1");
  if (intent) intent.status = status;
};
const settled = async (purchaseId: string) => {
  app.clock.pass(2 * SECOND);
  await drainPurchases(app);
  return (await app.call(readPurchase, { as, params: { purchaseId } })).body.status;
};

it("does not charge a card that needs authentication yet; the page gets the client secret, also for a repeated request", async () => {
  for (const request of ["first", "repeated"]) {
    const { status, body } = await pay();
    expect([request, status, body.status, body.clientSecret]).toEqual([
      request,
      201,
      "processing",
      "pi_1_secret",
    ]);
  }
  expect(statusAtStripe()).toBe("requires_action");
  expect(await books(app)).toMatchObject({ statuses: ["charging"], keys: 0 });
  expect(stripe.requests.filter(({ call }) => call.endsWith("/confirm"))).toHaveLength(1);
});

it("charges a card once its holder has authenticated, and issues the keys once", async () => {
  const { body } = await pay();
  authenticate("succeeded");
  await Promise.all([1, 2, 3].map(() => finish(body.purchaseId)));
  expect((await finish(body.purchaseId)).body).toMatchObject({
    status: "completed",
    receiptNumber: "R-000001",
  });
  expect((await pay()).body.clientSecret).toBeUndefined();
  expect(await books(app)).toMatchObject({ statuses: ["completed"], keys: 2, receipts: 1 });
});

it.each(["requires_payment_method", undefined] as const)(
  "does not charge a card whose holder fails or gives up (%s)",
  async (status) => {
    const { body } = await pay();
    if (status) authenticate(status);
    expect((await finish(body.purchaseId)).body.status).toBe("failed");
    expect(statusAtStripe()).toBe("canceled");
    expect((await pay()).status).toBe(422);
    expect(await books(app)).toMatchObject({ statuses: ["failed"], keys: 0 });
    // The page shows it, so no email does.
    expect(await emailsTo(app, EMAIL)).toEqual([]);
  },
);

it("settles an authenticated card by the job if Stripe did not respond", async () => {
  const { body } = await pay();
  authenticate("succeeded");
  stripe.lost.add("GET /pi_1");
  expect((await finish(body.purchaseId)).body.status).toBe("processing");
  expect((await pay()).body).toMatchObject({ status: "processing" });
  stripe.lost.clear();
  expect(await settled(body.purchaseId)).toBe("completed");
});

it("cancels the payment after 15 minutes without authentication, and emails the buyer", async () => {
  const { body } = await pay();
  app.clock.pass(14 * MINUTE);
  expect(await settled(body.purchaseId)).toBe("processing");
  expect(statusAtStripe()).toBe("requires_action");
  app.clock.pass(MINUTE);
  expect(await settled(body.purchaseId)).toBe("failed");
  expect(statusAtStripe()).toBe("canceled");
  expect(await lastEmailTo(app, EMAIL)).toContain("nothing was charged");
});

it("answers 404 to anyone but the buyer of an authenticated purchase", async () => {
  const { body } = await pay();
  const other = await signedInPerson(app, "other@cafe.example");
  expect((await finish(body.purchaseId, other)).status).toBe(404);
  expect(statusAtStripe()).toBe("requires_action");
});
