import { deleteAccount } from "@holdfast/contract/personal-data/personal-data-endpoints";
import { readPurchase } from "@holdfast/contract/purchases/purchase-endpoints";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emailsTo, PASSWORD, signedInPerson } from "../../../../test/factories/people";
import {
  books,
  buy,
  cardToken,
  drainPurchases,
  paymentsOf,
} from "../../../../test/factories/purchases";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import { HOUR, MINUTE, SECOND } from "../../../platform/clock";
import { LEASE } from "./purchases-job";

/*
 * A process is stopped by a step that never ends: nothing after it runs, and no error is handled. Another process
 * finds the purchase once the lease has passed.
 */

const EMAIL = "buyer@cafe.example";
const TOTAL = 99_000;
let app: TestApp;
let other: TestApp;
let as: string;
beforeEach(async () => {
  app = await testApp();
  other = await testApp(undefined, { sharing: app });
  as = await signedInPerson(app, EMAIL);
});
afterEach(() => vi.restoreAllMocks());

const COMPLETED = {
  statuses: ["completed"],
  held: TOTAL,
  returned: 0,
  keys: 2,
  quota: 0,
  receipts: 1,
};
const FAILED = { statuses: ["failed"], held: 0, returned: 0, keys: 0, quota: 0, receipts: 0 };
const REFUNDED = {
  statuses: ["refunded"],
  held: 0,
  returned: TOTAL,
  keys: 0,
  quota: 0,
  receipts: 0,
};

/** Runs the job of another process for all due purchases. */
const reconcile = (process: TestApp = other) => drainPurchases(process);

type Step = "prepare" | "confirm" | "refund";

/** Pauses a step before or after its call. `reached` resolves when it pauses; `release` lets it continue. */
function stopAt(step: Step, when: "before" | "after") {
  const payments = paymentsOf(app);
  const original = payments[step].bind(payments) as (input: never) => Promise<never>;
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  vi.spyOn(payments, step).mockImplementation(async (input: unknown) => {
    if (when === "before") {
      reach();
      await released;
      return original(input as never);
    }
    const answer = await original(input as never);
    reach();
    await released;
    return answer;
  });
  return { reached, release };
}

describe("a process that stops", () => {
  it.each([
    ["before the payment is prepared", "prepare", "before", FAILED],
    ["before the payment's id is stored", "prepare", "after", FAILED],
    ["before the money is taken", "confirm", "before", FAILED],
    ["after the money is taken", "confirm", "after", COMPLETED],
  ] as const)("settles a purchase whose process stopped %s", async (_, step, when, outcome) => {
    const { reached, release } = stopAt(step, when);
    const singleUseToken = cardToken();
    const request = buy(app, as, { singleUseToken });
    await reached;
    // The other process skips the purchase while the first may still be working on it.
    await reconcile();
    expect(await books(app)).toMatchObject({ statuses: ["charging"], keys: 0 });
    app.clock.pass(LEASE + SECOND);
    await reconcile();
    expect(await books(app)).toEqual(outcome);
    // The first process was only slow: its later steps change nothing.
    release();
    const isPaid = outcome === COMPLETED;
    expect((await request).status).toBe(isPaid ? 201 : 422);
    expect(await books(app)).toEqual(outcome);
    // A repeated request with the same token changes nothing either.
    expect((await buy(app, as, { singleUseToken })).status).toBe(isPaid ? 201 : 422);
    expect(await books(app)).toEqual(outcome);
  });

  it("issues the keys later, once, if the process stopped while they were issued", async () => {
    const bytes = vi.spyOn(app.services.random, "bytes").mockImplementation((size) => {
      if (size === 10) throw new Error("The process stops here.");
      return Buffer.alloc(size, Math.random() * 256);
    });
    const { status, body } = await buy(app, as);
    expect([status, body.status]).toEqual([201, "processing"]);
    expect(await books(app)).toMatchObject({ statuses: ["charging"], held: TOTAL, keys: 0 });
    bytes.mockRestore();
    app.clock.pass(MINUTE);
    await reconcile();
    expect(await books(app)).toEqual(COMPLETED);
    const read = await app.call(readPurchase, { as, params: body });
    expect(read.body).toMatchObject({ status: "completed", receiptNumber: "R-000001" });
  });
});

describe("a lost response", () => {
  it("leaves the purchase in progress; the job finds that it was paid and issues the keys", async () => {
    const { status, body } = await buy(app, as, { singleUseToken: cardToken("lost") });
    expect([status, body.status, body.receiptNumber]).toEqual([201, "processing", null]);
    app.clock.pass(2 * SECOND);
    await reconcile();
    expect(await books(app)).toEqual(COMPLETED);
  });

  it("ends a purchase whose payment was not made and whose response was lost, and emails the buyer", async () => {
    vi.spyOn(paymentsOf(app), "confirm").mockRejectedValue(new Error("The connection was reset."));
    expect((await buy(app, as)).body.status).toBe("processing");
    app.clock.pass(2 * SECOND);
    await reconcile();
    expect(await books(app)).toEqual(FAILED);
    const [email = ""] = await emailsTo(other, EMAIL);
    expect(email).toContain("was not made, and nothing was charged");
  });

  it("asks again for a lost response while the provider is unavailable or reports the payment as pending", async () => {
    const { body } = await buy(app, as, { singleUseToken: cardToken("lost") });
    const settle = vi.spyOn(paymentsOf(other), "settle");
    settle.mockRejectedValueOnce(new Error("The provider is unavailable."));
    settle.mockResolvedValueOnce("pending");
    for (let times = 0; times < 3; times += 1) {
      expect((await app.call(readPurchase, { as, params: body })).body.status).toBe("processing");
      app.clock.pass(5 * MINUTE);
      await reconcile();
    }
    expect(settle).toHaveBeenCalledTimes(3);
    expect(await books(app)).toEqual(COMPLETED);
  });

  it("settles a purchase whose response was lost once by two processes at the same time", async () => {
    for (let count = 0; count < 8; count += 1)
      await buy(app, as, { singleUseToken: cardToken("lost") });
    app.clock.pass(2 * SECOND);
    await Promise.all([reconcile(app), reconcile(other), reconcile(other)]);
    expect(await books(app)).toEqual({
      statuses: Array.from({ length: 8 }, () => "completed"),
      held: 8 * TOTAL,
      returned: 0,
      keys: 16,
      quota: 0,
      receipts: 8,
    });
  });
});

describe("money without keys is returned", () => {
  /** Issuing fails for good. */
  const breakIssuing = (...apps: TestApp[]) => {
    for (const instance of apps)
      vi.spyOn(instance.services.random, "bytes").mockImplementation((size) => {
        if (size === 10) throw new Error("Keys cannot be issued.");
        return Buffer.alloc(size, Math.random() * 256);
      });
  };

  it("returns the money after an hour without success, with an email", async () => {
    breakIssuing(app, other);
    expect((await buy(app, as)).body.status).toBe("processing");
    app.clock.pass(HOUR - MINUTE);
    await reconcile();
    expect(await books(app)).toMatchObject({ statuses: ["charging"], held: TOTAL });
    app.clock.pass(10 * MINUTE);
    await reconcile();
    expect(await books(app)).toEqual(REFUNDED);
    vi.restoreAllMocks();
    expect((await emailsTo(other, EMAIL)).at(-1)).toContain("The full amount has been returned");
  });

  it("returns the money once, if the process stops before or after the refund", async () => {
    breakIssuing(app, other);
    await buy(app, as);
    app.clock.pass(2 * HOUR);
    const refund = vi.spyOn(paymentsOf(other), "refund");
    refund.mockRejectedValueOnce(new Error("The provider is unavailable."));
    await reconcile();
    expect(await books(app)).toMatchObject({ statuses: ["refunding"], held: TOTAL, keys: 0 });
    vi.restoreAllMocks();
    // Keys could be issued again, but the refund has been decided.
    await paymentsOf(other).refund(await paymentOf(other));
    app.clock.pass(10 * MINUTE);
    await Promise.all([reconcile(app), reconcile(other)]);
    expect(await books(app)).toEqual(REFUNDED);
  });

  it("returns the money at once, if the buyer has deleted the account meanwhile", async () => {
    await buy(app, as, { singleUseToken: cardToken("lost") });
    const gone = await app.call(deleteAccount, { as, body: { email: EMAIL, password: PASSWORD } });
    expect(gone.status).toBe(204);
    app.clock.pass(2 * SECOND);
    await reconcile();
    expect(await books(app)).toEqual(REFUNDED);
  });
});

/** Returns the only payment of an app. */
async function paymentOf(process: TestApp) {
  const { rows } = await process.services.database.query.execute<{ id: string; paymentId: string }>(
    `select id, payment_id as "paymentId" from purchases`,
  );
  const [row] = rows;
  if (!row) throw new Error("There is no purchase.");
  return { paymentId: row.paymentId, purchaseId: row.id };
}
