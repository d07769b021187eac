import { confirmEmailUpdate } from "@holdfast/contract/accounts/confirmation-endpoints";
import { updateUser } from "@holdfast/contract/accounts/settings-endpoints";
import { listPlans, renewPlan, updatePlan } from "@holdfast/contract/plans/plan-endpoints";
import { NOT_ENOUGH_QUOTA } from "@holdfast/contract/subscriptions/errors";
import {
  listBrokerageSubscriptions,
  listBrokerageTransactions,
  listPromoCodes,
  readBrokerage,
  readRevocation,
  transferSubscriptions,
} from "@holdfast/contract/subscriptions/brokerage-endpoints";
import {
  exportBrokerageSubscriptions,
  exportBrokerageTransactions,
  exportUserSubscriptions,
} from "@holdfast/contract/subscriptions/export-endpoints";
import {
  createPromoCode,
  revokePromoCode,
} from "@holdfast/contract/subscriptions/promo-code-endpoints";
import {
  assignSubscription,
  issueSubscriptions,
  listUserSubscriptions,
  listUserTransactions,
  revokeSubscription,
} from "@holdfast/contract/subscriptions/subscription-endpoints";
import { sql } from "drizzle-orm";
import { readXlsx } from "hucre/xlsx";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type BrokerageDesk,
  brokerageDesk,
  planWithKey,
  summaryOf,
} from "../../../test/factories/brokerages";
import {
  lastEmailTo,
  linkOf,
  PASSWORD,
  signedInPerson,
  signIn,
  userIdOf,
} from "../../../test/factories/people";
import { expirePlan, ownerWithOrganisation } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { HOUR } from "../../platform/clock";
import { creditPurchase } from "../subscriptions/public";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const listed = async ({ as, params }: BrokerageDesk) =>
  (await app.call(listBrokerageSubscriptions, { as, params })).body;
const issue = ({ as }: BrokerageDesk, quantity: number, email?: string) =>
  app.call(issueSubscriptions, { as, body: { quantity, ...(email ? { email } : {}) } });
const revoke = (as: string, subscriptionKey: string) =>
  app.call(revokeSubscription, { as, body: { subscriptionKey } });

describe("keys of a quota", () => {
  it("issues keys of a quota, lists them newest first, and refuses them with 402 beyond the quota", async () => {
    const desk = await brokerageDesk(app, "issue@subs.example", { quota: 3 });
    expect((await issue(desk, 2)).status).toBe(201);
    const refused = await issue(desk, 2);
    expect([refused.status, refused.problem.detail]).toEqual([402, NOT_ENOUGH_QUOTA.message]);
    expect(await listed(desk)).toHaveLength(2);
    expect((await listed(desk))[0]).toMatchObject({
      key: expect.stringMatching(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/),
      brokerName: "Ana Silva",
      activeDate: null,
      exactExpiryDate: null,
      assignedTo: null,
      isRevoked: false,
      isExpired: false,
    });
    expect(await summaryOf(app, desk)).toEqual({
      total: 3,
      remaining: 1,
      subscriptions: 2,
      promoCodes: 0,
      revoked: 0,
      sent: 0,
    });
  });

  it("emails keys of a quota to the address they are assigned to, and lists them for that person", async () => {
    const desk = await brokerageDesk(app, "assign@subs.example", { quota: 3 });
    await issue(desk, 2, "Newcomer@subs.example");
    const [subscription] = await listed(desk);
    expect(subscription).toMatchObject({
      assignedTo: "newcomer@subs.example",
      assignedById: desk.userId,
    });
    const mail = await lastEmailTo(app, "Newcomer@subs.example");
    expect(mail).toContain(subscription?.key);
    expect(mail).toContain("Lantern Brokers");
    // The person registers only now.
    const as = await signedInPerson(app, "newcomer@subs.example");
    const own = await app.call(listUserSubscriptions, { as });
    expect(own.body).toHaveLength(2);
    const subscriptionKey = subscription?.key ?? "";
    const body = { subscriptionKey, email: "other@subs.example" };
    expect((await app.call(assignSubscription, { as: desk.as, body })).status).toBe(204);
    expect((await app.call(listUserSubscriptions, { as })).body).toHaveLength(1);
  });

  it("keeps keys of a quota usable when the person changes the email address", async () => {
    const desk = await brokerageDesk(app, "mover@subs.example", { quota: 2 });
    const [former, present] = ["moving@subs.example", "moved@subs.example"];
    // One before the person registers, and one after.
    await app.call(issueSubscriptions, { as: desk.as, body: { quantity: 1, email: former } });
    const as = await signedInPerson(app, former);
    await app.call(issueSubscriptions, { as: desk.as, body: { quantity: 1, email: former } });
    await app.call(updateUser, { as, body: { email: present, password: PASSWORD } });
    const link = linkOf(await lastEmailTo(app, present));
    expect((await app.call(confirmEmailUpdate, { body: link })).status).toBe(204);
    const again = await signIn(app, present);
    const own = (await app.call(listUserSubscriptions, { as: again })).body;
    expect(own.map(({ assignedTo }) => assignedTo)).toEqual([present, present]);
    // The new owner of the former address does not get them.
    const next = await signedInPerson(app, former);
    expect((await app.call(listUserSubscriptions, { as: next })).body).toEqual([]);
  });

  it("does not assign a key of the quota that was used or revoked", async () => {
    const desk = await brokerageDesk(app, "used@subs.example", { quota: 2 });
    await issue(desk, 2);
    const [used, revoked] = (await listed(desk)).map(({ key }) => key);
    const client = await ownerWithOrganisation(app, "client.used@subs.example");
    expect((await planWithKey(app, client, used ?? "")).status).toBe(201);
    await revoke(desk.as, revoked ?? "");
    for (const subscriptionKey of [used, revoked]) {
      const body = { subscriptionKey: subscriptionKey ?? "", email: "late@subs.example" };
      expect((await app.call(assignSubscription, { as: desk.as, body })).status).toBe(409);
    }
    expect(await listed(desk)).toMatchObject([
      { organisationName: "Harbour Café Pty Ltd", planName: "Head Office plan" },
      { isRevoked: true },
    ]);
  });
});

describe("revoking a key", () => {
  it("returns an unused key to the quota once when it is revoked", async () => {
    const desk = await brokerageDesk(app, "return@subs.example", { quota: 1 });
    await issue(desk, 1);
    const [row] = await listed(desk);
    const key = row?.key ?? "";
    expect((await revoke(desk.as, ` ${key.toLowerCase()} `)).status).toBe(204);
    expect((await revoke(desk.as, key)).status).toBe(409);
    expect(await summaryOf(app, desk)).toMatchObject({
      remaining: 1,
      subscriptions: 0,
      revoked: 0,
    });
    const client = await ownerWithOrganisation(app, "client.return@subs.example");
    expect((await planWithKey(app, client, key)).status).toBe(400);
  });

  it("makes its plan read-only with 402, and does not return it", async () => {
    const desk = await brokerageDesk(app, "stop@subs.example", { quota: 1 });
    await issue(desk, 1);
    const key = (await listed(desk))[0]?.key ?? "";
    const client = await ownerWithOrganisation(app, "client.stop@subs.example");
    const { body: plan } = await planWithKey(app, client, key);
    const rename = (name: string) =>
      app.call(updatePlan, {
        as: client.token,
        params: { planId: plan.planId },
        body: { name },
      });
    expect((await rename("Before")).status).toBe(200);
    expect((await revoke(desk.as, key)).status).toBe(204);
    const refused = await rename("After");
    expect([refused.status, refused.problem.detail]).toEqual([402, "Payment required."]);
    expect(await summaryOf(app, desk)).toMatchObject({
      remaining: 0,
      subscriptions: 0,
      revoked: 1,
    });
  });
});

describe("revoking one of the years of a plan", () => {
  it("shortens the plan by it, and the question says from when to when", async () => {
    const desk = await brokerageDesk(app, "stacked@subs.example", { quota: 3 });
    await issue(desk, 3);
    const client = await ownerWithOrganisation(app, "client.stacked@subs.example");
    const [first = "", second = "", third = ""] = (await listed(desk)).map(({ key }) => key);
    const { body: plan } = await planWithKey(app, client, first);
    const params = { planId: plan.planId };
    for (const key of [second, third])
      await app.call(renewPlan, { as: client.token, params, body: { key } });
    const years = async () =>
      Object.fromEntries(
        (await listed(desk)).map(({ key, exactExpiryDate, isRevoked }) => [
          key,
          isRevoked ? "revoked" : exactExpiryDate?.slice(0, 10),
        ]),
      );
    expect(Object.values(await years()).sort()).toEqual(["2027-11-21", "2028-11-21", "2029-11-21"]);
    const question = async (key: string) => {
      const row = (await listed(desk)).find((subscription) => subscription.key === key);
      const { brokerageId } = desk.params;
      const { body } = await app.call(readRevocation, {
        as: desk.as,
        params: { brokerageId, subscriptionId: row?.subscriptionId ?? "" },
      });
      return [body.endsAt?.slice(0, 10), body.endsAtAfter?.slice(0, 10)];
    };
    const end = async () => {
      const { body } = await app.call(listPlans, { as: client.token });
      return body[0]?.expiryDate?.slice(0, 10);
    };
    expect(await question(first)).toEqual(["2029-11-21", "2028-11-21"]);
    expect((await revoke(desk.as, first)).status).toBe(204);
    expect([await end(), await years()]).toEqual([
      "2028-11-21",
      { [first]: "revoked", [second]: "2027-11-21", [third]: "2028-11-21" },
    ]);
    expect(await question(second)).toEqual(["2028-11-21", "2027-11-21"]);
    expect((await revoke(desk.as, second)).status).toBe(204);
    expect(await end()).toBe("2027-11-21");
    expect(await question(third)).toEqual(["2027-11-21", undefined]);
    const unknown = { brokerageId: desk.brokerageId, subscriptionId: app.services.newId() };
    const { status } = await app.call(readRevocation, { as: desk.as, params: unknown });
    expect(status).toBe(404);
  });
});

describe("a promo code", () => {
  const create = (desk: BrokerageDesk, code: string, quantity: number) =>
    app.call(createPromoCode, { as: desk.as, body: { code, quantity } });

  it("uses a promo code up to its quantity, and returns the unused rest to the quota when it is revoked", async () => {
    const desk = await brokerageDesk(app, "promo@subs.example", { quota: 10 });
    expect((await create(desk, " Autumn-26 ", 3)).body).toMatchObject({
      code: "Autumn-26",
      quantity: 3,
      used: 0,
      brokerName: "Ana Silva",
      expiryDate: "2027-11-21",
    });
    const client = await ownerWithOrganisation(app, "client.promo@subs.example");
    expect((await planWithKey(app, client, "AUTUMN-26")).status).toBe(201);
    expect(await summaryOf(app, desk)).toEqual({
      total: 10,
      remaining: 7,
      subscriptions: 1,
      promoCodes: 2,
      revoked: 0,
      sent: 0,
    });
    const [subscription] = await listed(desk);
    expect(subscription).toMatchObject({ promoCodeCode: "Autumn-26", userName: "Ana Silva" });
    const body = { promoCode: "autumn-26" };
    expect((await app.call(revokePromoCode, { as: desk.as, body })).status).toBe(204);
    expect((await app.call(revokePromoCode, { as: desk.as, body })).status).toBe(409);
    expect(await summaryOf(app, desk)).toMatchObject({ remaining: 9, promoCodes: 0 });
    expect((await planWithKey(app, client, "AUTUMN-26")).status).toBe(400);
    const codes = await app.call(listPromoCodes, { as: desk.as, params: desk.params });
    expect(codes.body).toMatchObject([{ used: 1, quantity: 3, isRevoked: true }]);
  });

  it("refuses a promo code with 409 if its code exists anywhere, and with 402 beyond the quota", async () => {
    const desk = await brokerageDesk(app, "taken@subs.example", { quota: 2 });
    const other = await brokerageDesk(app, "taken.other@subs.example", { quota: 2 });
    expect((await create(desk, "SPRING-26", 1)).status).toBe(201);
    expect((await create(other, "spring-26", 1)).status).toBe(409);
    expect((await create(desk, "SUMMER-26", 2)).status).toBe(402);
    expect(await summaryOf(app, other)).toMatchObject({ remaining: 2 });
    const body = { promoCode: "SPRING-26" };
    expect((await app.call(revokePromoCode, { as: other.as, body })).status).toBe(404);
  });

  it("limits attempts to create an existing promo code to ten an hour, so that brokers cannot discover codes of others", async () => {
    const desk = await brokerageDesk(app, "owner.codes@subs.example", { quota: 2 });
    const other = await brokerageDesk(app, "finder.codes@subs.example", { quota: 2 });
    expect((await create(desk, "HARBOUR-26", 0)).status).toBe(201);
    const statuses = [];
    for (let count = 0; count < 12; count += 1)
      statuses.push((await create(other, "HARBOUR-26", 0)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 409), 429, 429]);
    // A new code is not a guess and does not count.
    for (let count = 0; count < 12; count += 1)
      expect((await create(desk, `HARBOUR-NEW-${count}`, 0)).status).toBe(201);
    // Wrong keys count towards the same limit.
    const client = await ownerWithOrganisation(app, "client.codes@subs.example");
    for (let count = 0; count < 10; count += 1)
      expect((await planWithKey(app, client, `WRONG-${count}`)).status).toBe(400);
    expect((await planWithKey(app, client, "HARBOUR-26")).status).toBe(429);
    app.clock.pass(HOUR);
    expect((await create(other, "HARBOUR-26", 0)).status).toBe(409);
  });

  it("needs a quantity of at least 0 and a code of 4 to 32 characters", async () => {
    const desk = await brokerageDesk(app, "rules@subs.example", { quota: 2 });
    expect((await create(desk, "NOTHING", 0)).status).toBe(201);
    const refused = await app.call(createPromoCode, {
      as: desk.as,
      body: { code: "  ", quantity: -1 },
    });
    expect(refused.problem.errors).toEqual([
      { path: "quantity", message: "Please input the quantity." },
      { path: "code", message: "Please input the code." },
    ]);
    expect((await create(desk, "a b", 1)).status).toBe(400);
  });
});

describe("a transfer", () => {
  const transfer = (from: BrokerageDesk, toBrokerageId: string, amount: number) =>
    app.call(transferSubscriptions, {
      as: from.as,
      params: from.params,
      body: { toBrokerageId, amount },
    });

  it("moves subscriptions to a sub-brokerage and back, with a transaction on both sides", async () => {
    const parent = await brokerageDesk(app, "parent@subs.example", { quota: 10, name: "Parent" });
    const sub = await brokerageDesk(app, "sub@subs.example", {
      quota: 0,
      name: "Sub",
      parentBrokerageId: parent.brokerageId,
    });
    expect((await transfer(parent, sub.brokerageId, 6)).status).toBe(204);
    app.clock.pass(1_000);
    expect((await transfer(sub, parent.brokerageId, 2)).status).toBe(204);
    expect((await transfer(sub, parent.brokerageId, 5)).status).toBe(402);
    expect((await transfer(sub, parent.brokerageId, 0)).status).toBe(204);
    expect(await summaryOf(app, parent)).toMatchObject({ total: 12, remaining: 6, sent: 6 });
    expect(await summaryOf(app, sub)).toMatchObject({ total: 6, remaining: 4, sent: 2 });
    const seen = await app.call(listBrokerageTransactions, { as: sub.as, params: sub.params });
    expect(seen.body).toMatchObject([
      {
        type: "TRANSFER",
        amount: 2,
        fromBrokerageId: sub.brokerageId,
        fromBrokerageName: "Sub",
        toBrokerageName: "Parent",
        userName: "Ana Silva",
      },
      { type: "TRANSFER", amount: 6, fromBrokerageName: "Parent", userName: null },
    ]);
    const read = await app.call(readBrokerage, { as: parent.as, params: parent.params });
    expect(read.body).toMatchObject({
      parentBrokerage: null,
      subBrokerages: [{ brokerageId: sub.brokerageId, name: "Sub" }],
    });
    const own = await app.call(readBrokerage, { as: sub.as, params: sub.params });
    expect(own.body.parentBrokerage).toEqual({ brokerageId: parent.brokerageId, name: "Parent" });
    // A sub-brokerage's broker sees nothing of the parent.
    expect((await app.call(readBrokerage, { as: sub.as, params: parent.params })).status).toBe(404);
    const file = await app.call(exportBrokerageTransactions, { as: sub.as, params: sub.params });
    const [sheet] = (await readXlsx(file.bytes)).sheets;
    expect(sheet?.rows.slice(1).map((row) => row[2])).toEqual([-2, 6]);
  });

  it("refuses a transfer to another brokerage like one to an unknown id", async () => {
    const from = await brokerageDesk(app, "from@subs.example", { quota: 10 });
    const other = await brokerageDesk(app, "stranger@subs.example", { quota: 0 });
    for (const id of [other.brokerageId, from.brokerageId, app.services.newId()]) {
      const { status, problem } = await transfer(from, id, 1);
      expect([status, problem.errors]).toEqual([
        400,
        [{ path: "toBrokerageId", message: "Please select the brokerage." }],
      ]);
    }
    expect(await summaryOf(app, from)).toMatchObject({ remaining: 10 });
  });
});

describe("access", () => {
  it("refuses a removed broker at once", async () => {
    const desk = await brokerageDesk(app, "removed@subs.example", { quota: 5 });
    await issue(desk, 1);
    const [row] = await listed(desk);
    await app.services.database.query.execute(
      sql`delete from brokers where user_id = ${desk.userId}`,
    );
    const { as, params } = desk;
    expect((await app.call(readBrokerage, { as, params })).status).toBe(404);
    expect((await issue(desk, 1)).status).toBe(403);
    expect((await revoke(as, row?.key ?? "")).status).toBe(404);
  });

  it("answers 404 for a key or promo code of another brokerage, and changes nothing", async () => {
    const desk = await brokerageDesk(app, "own@subs.example", { quota: 5 });
    const other = await brokerageDesk(app, "foreign@subs.example", { quota: 5 });
    await issue(desk, 1);
    const key = (await listed(desk))[0]?.key ?? "";
    expect((await revoke(other.as, key)).status).toBe(404);
    const body = { subscriptionKey: key, email: "thief@subs.example" };
    expect((await app.call(assignSubscription, { as: other.as, body })).status).toBe(404);
    expect(await listed(desk)).toMatchObject([{ isRevoked: false, assignedTo: null }]);
  });
});

describe("a person's own list", () => {
  it("lists and exports a person's bought and used keys, and lists the purchases", async () => {
    const client = await ownerWithOrganisation(app, "buyer@subs.example");
    const userId = await userIdOf(app, client.token);
    await app.services.database.transaction((tx) =>
      creditPurchase(tx, app.services, { userId, quantity: 2, reference: "own purchase" }),
    );
    const as = client.token;
    const [bought] = (await app.call(listUserSubscriptions, { as })).body;
    const { body: plan } = await planWithKey(app, client, bought?.key ?? "");
    const { body: own } = await app.call(listUserSubscriptions, { as });
    expect(own.map(({ planName }) => planName).toSorted()).toEqual(["Head Office plan", null]);
    expect((await app.call(listUserTransactions, { as })).body).toMatchObject([
      { type: "PURCHASE", amount: 2, fromBrokerageId: null },
    ]);
    await expirePlan(app, plan.planId);
    app.clock.pass(1_000);
    const rowsOf = async (showExpired: "true" | "false") => {
      const { bytes } = await app.call(exportUserSubscriptions, { as, query: { showExpired } });
      return (await readXlsx(bytes)).sheets[0]?.rows.slice(1).map((row) => row[1]);
    };
    expect((await rowsOf("true"))?.toSorted()).toEqual(["Expired", "Not activated"]);
    expect(await rowsOf("false")).toEqual(["Not activated"]);
  });

  it("exports the keys of a brokerage too", async () => {
    const desk = await brokerageDesk(app, "export@subs.example", { quota: 5 });
    await issue(desk, 2);
    const { bytes } = await app.call(exportBrokerageSubscriptions, {
      as: desk.as,
      params: desk.params,
    });
    expect((await readXlsx(bytes)).sheets[0]?.rows).toHaveLength(3);
  });
});
