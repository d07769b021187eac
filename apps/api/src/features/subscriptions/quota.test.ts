import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { NOT_ENOUGH_QUOTA } from "@holdfast/contract/subscriptions/errors";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { createBrokerageScope } from "../../platform/access/scope";
import { registerPerson, signedInPerson, userIdOf } from "../../../test/factories/people";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { addBroker, createBrokerage } from "../brokerages/public";
import { addQuota, creditPurchase, issueQuotaKey } from "./public";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

/** Returns a brokerage with that quota, and the scope of its broker. */
async function brokerageWith(quota: number, email: string) {
  const { database, newId } = app.services;
  const userId = await registerPerson(app, email);
  const brokerageId = await database.transaction(async (tx) => {
    const id = await createBrokerage(tx, app.services, { name: "Lantern Brokers" });
    await addQuota(tx, app.services, id, quota);
    await addBroker(tx, app.services, id, userId);
    return id;
  });
  const { rows } = await database.query.execute<{ id: string }>(
    sql`select id from brokers where user_id = ${userId}`,
  );
  const brokerId = rows[0]?.id ?? newId();
  return { brokerageId, userId, scope: createBrokerageScope({ brokerageId, brokerId, userId }) };
}

const remaining = async (brokerageId: string) => {
  const { rows } = await app.services.database.query.execute<{ sum: number }>(
    sql`select sum(quantity)::int as sum from quota_entries where brokerage_id = ${brokerageId}`,
  );
  return rows[0]?.sum;
};

const count = async (condition: ReturnType<typeof sql>) => {
  const { rows } = await app.services.database.query.execute<{ count: number }>(
    sql`select count(*)::int as count from subscriptions where ${condition}`,
  );
  return rows[0]?.count;
};

describe("issueQuotaKey", () => {
  it("takes one of the quota, and refuses with 402 beyond it", async () => {
    const { scope, brokerageId } = await brokerageWith(1, "issue@quota.example");
    const issue = () =>
      app.services.database.transaction((tx) =>
        issueQuotaKey(tx, app.services, {
          scope,
          assignee: { email: "New.Client@quota.example" },
          address: "192.0.2.1",
        }),
      );
    const { subscriptionId } = await issue();
    expect(await remaining(brokerageId)).toBe(0);
    expect(
      await count(sql`id = ${subscriptionId} and assigned_email = 'new.client@quota.example'`),
    ).toBe(1);
    await expect(issue()).rejects.toMatchObject({ definition: NOT_ENOUGH_QUOTA });
    expect(await count(sql`brokerage_id = ${brokerageId}`)).toBe(1);
  });

  it("issues the last one of a quota once to 200 parallel callers", async () => {
    const { scope, brokerageId } = await brokerageWith(1, "last@quota.example");
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, () =>
        app.services.database.transaction((tx) =>
          issueQuotaKey(tx, app.services, { scope, address: "192.0.2.1" }),
        ),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await remaining(brokerageId)).toBe(0);
    expect(await count(sql`brokerage_id = ${brokerageId}`)).toBe(1);
  });

  it("refuses a broker who was removed after the request was authorised with 404", async () => {
    const { scope, userId } = await brokerageWith(5, "removed@quota.example");
    await app.services.database.query.execute(sql`delete from brokers where user_id = ${userId}`);
    const issued = app.services.database.transaction((tx) =>
      issueQuotaKey(tx, app.services, { scope, address: "192.0.2.1" }),
    );
    await expect(issued).rejects.toMatchObject({ definition: NOT_FOUND });
  });
});

describe("creditPurchase", () => {
  const credit = (userId: string, reference: string) =>
    app.services.database.transaction((tx) =>
      creditPurchase(tx, app.services, { userId, quantity: 3, reference }),
    );

  it("adds to the quota of a broker's brokerage, once for each payment", async () => {
    const { brokerageId, userId } = await brokerageWith(1, "buyer@quota.example");
    expect(await credit(userId, "payment-a")).toEqual({ isNew: true, brokerageId });
    expect(await credit(userId, "payment-a")).toEqual({ isNew: false, brokerageId });
    expect(await remaining(brokerageId)).toBe(4);
  });

  it("gives anyone else unused keys, also once with parallel calls", async () => {
    const token = await signedInPerson(app, "client@quota.example");
    const userId = await userIdOf(app, token);
    const credited = await Promise.all(
      Array.from({ length: 20 }, () => credit(userId, "payment-b")),
    );
    expect(credited.filter(({ isNew }) => isNew)).toHaveLength(1);
    const { body } = await app.call(readUser, { as: token });
    expect(body.purchaseCount).toBe(3);
    expect(await count(sql`assigned_to_user_id = ${userId} and brokerage_id is null`)).toBe(3);
  });
});
