import {
  purchaseSubscription,
  readPurchase,
} from "@holdfast/contract/purchases/purchase-endpoints";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { emailsTo, signedInPerson } from "../../../test/factories/people";
import {
  BILLING,
  books,
  buy,
  cardToken,
  paymentsOf,
  drainPurchases,
} from "../../../test/factories/purchases";
import { signedInBroker } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";

const EMAIL = "buyer@cafe.example";
let app: TestApp;
let as: string;
beforeEach(async () => {
  app = await testApp();
  as = await signedInPerson(app, EMAIL);
});

describe("a purchase", () => {
  it("charges the card and gives the buyer the keys, a receipt and an email", async () => {
    const { status, body } = await buy(app, as, { quantity: 3, discountCode: "welcome-10" });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: "completed",
      quantity: 3,
      currency: "AUD",
      taxName: "GST",
      price: {
        totalSubscription: 148_500,
        discount: 14_850,
        subTotal: 121_500,
        tax: 12_150,
        total: 133_650,
      },
      receiptNumber: "R-000001",
      email: EMAIL,
    });
    expect(await books(app)).toEqual({
      statuses: ["completed"],
      held: 133_650,
      returned: 0,
      keys: 3,
      quota: 0,
      receipts: 1,
    });
    await drainPurchases(app);
    const [email = ""] = await emailsTo(app, EMAIL);
    expect(email).toContain(
      "You paid AU$1,336.50, including GST of AU$121.50, for 3 subscriptions.",
    );
    expect(email).toContain("Receipt R-000001, sold by Holdfast Demo Pty Ltd, ABN 89 111 111 111.");
    expect((await app.call(readPurchase, { as, params: body })).body).toEqual(body);
  });

  it("adds to the quota of a broker's brokerage", async () => {
    const { token } = await signedInBroker(app, "broker@harbour.example");
    expect((await buy(app, token, { quantity: 5 })).status).toBe(201);
    expect(await books(app)).toMatchObject({ keys: 0, quota: 5, held: 247_500 });
  });

  it.each(["x-forwarded-for", "via", "x-forwarded-host"])(
    "refuses a purchase in the sandbox if the request has the header %s of a proxy",
    async (name) => {
      const { status, problem } = await buy(app, as, {}, { [name]: "203.0.113.9" });
      expect([status, problem.code]).toEqual([409, "not-for-sale"]);
      expect(await books(app)).toMatchObject({ keys: 0, receipts: 0 });
    },
  );

  it("stores neither the token nor anything of the card", async () => {
    const singleUseToken = cardToken();
    await buy(app, as, { singleUseToken });
    const { rows } = await app.services.database.query.execute<{ purchase: string }>(
      sql`select to_jsonb(p)::text as purchase from purchases p`,
    );
    expect(JSON.stringify(rows)).not.toContain(singleUseToken);
  });

  it("returns the same purchase for a repeated token", async () => {
    const singleUseToken = cardToken();
    const first = await buy(app, as, { singleUseToken });
    const again = await buy(app, as, { singleUseToken, quantity: 9 });
    expect(again.body).toEqual(first.body);
    expect(await books(app)).toMatchObject({ held: 99_000, keys: 2 });
  });

  it("happens once for 20 requests at the same time", async () => {
    const singleUseToken = cardToken();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => buy(app, as, { singleUseToken })),
    );
    const ids = new Set(answers.map(({ body }) => body.purchaseId));
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(ids.size).toBe(1);
    expect(await books(app)).toEqual({
      statuses: ["completed"],
      held: 99_000,
      returned: 0,
      keys: 2,
      quota: 0,
      receipts: 1,
    });
  });

  it("shows a purchase to no one else, also not by its token", async () => {
    const singleUseToken = cardToken();
    const { body } = await buy(app, as, { singleUseToken });
    const stranger = await signedInPerson(app, "stranger@cafe.example");
    const read = await app.call(readPurchase, { as: stranger, params: body });
    expect(read.status).toBe(404);
    const { status, problem } = await buy(app, stranger, { singleUseToken });
    expect([status, problem.code]).toEqual([422, "payment-failed"]);
    expect(await books(app)).toMatchObject({ keys: 2 });
  });
});

describe("nothing is charged", () => {
  const nothing = { held: 0, returned: 0, keys: 0, quota: 0, receipts: 0 };

  it("charges nothing for a declined card, and then accepts another card", async () => {
    const { status, problem } = await buy(app, as, { singleUseToken: cardToken("declined") });
    expect([status, problem.detail]).toEqual([422, "Payment was failed"]);
    expect(await books(app)).toEqual({ ...nothing, statuses: ["failed"] });
    expect(await emailsTo(app, EMAIL)).toEqual([]);
    expect((await buy(app, as)).status).toBe(201);
  });

  it("charges nothing for a token that the provider does not know", async () => {
    const { status, problem } = await buy(app, as, { singleUseToken: "tok_unknown" });
    expect([status, problem.code]).toEqual([422, "payment-failed"]);
    expect(await books(app)).toEqual({ ...nothing, statuses: ["failed"] });
  });

  it.each([
    ["an invalid discount code", { discountCode: "SPRING-2025" }, 400, "discount-refused"],
    ["another total than the buyer saw", { expectedTotal: 1 }, 409, "price-changed"],
    ["no quantity", { quantity: 0 }, 400, "invalid-input"],
    ["no city", { billingAddress: { ...BILLING, city: " " } }, 400, "invalid-input"],
    ["no card", { singleUseToken: "" }, 400, "invalid-input"],
  ])("charges nothing with %s", async (_, order, status, code) => {
    const answer = await buy(app, as, order);
    expect([answer.status, answer.problem.code]).toEqual([status, code]);
    expect(await books(app)).toEqual({ ...nothing, statuses: [] });
  });

  it("charges nothing for a total of 0", async () => {
    const free = [{ code: "FREE", discountPercentage: 100 }];
    const { checkout } = app.services;
    Object.assign(checkout?.prices ?? {}, { discountCodes: free });
    const { status, problem } = await buy(app, as, { discountCode: "FREE" });
    expect([status, problem.code]).toEqual([422, "nothing-to-pay"]);
    expect(await books(app)).toEqual({ ...nothing, statuses: [] });
  });

  it("charges nothing after 20 tries in an hour", async () => {
    const declined = () => buy(app, as, { singleUseToken: cardToken("declined") });
    for (let tries = 0; tries < 20; tries += 1) expect((await declined()).status).toBe(422);
    expect((await declined()).status).toBe(429);
  });
});

it("answers a repeat with an Idempotency-Key as it answered first", async () => {
  const confirm = vi.spyOn(paymentsOf(app), "confirm");
  const body = { singleUseToken: cardToken(), quantity: 1, billingAddress: BILLING };
  const call = () =>
    app.call(purchaseSubscription, { as, body, headers: { "idempotency-key": "one" } });
  const first = await call();
  expect((await call()).body).toEqual(first.body);
  expect(confirm).toHaveBeenCalledTimes(1);
});
