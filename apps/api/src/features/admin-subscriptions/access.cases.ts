import { sql } from "drizzle-orm";
import {
  type AccessCases,
  type Fixtures,
  accessCase,
  accessCases,
  pathParams,
} from "../../../test/access/access-case";
import { issuedKey } from "../../../test/factories/brokerages";
import { createBrokerage } from "../brokerages/public";
import { reservePromoCode } from "../subscriptions/public";

/** A code is unique, whichever brokerage has it. */
let codes = 0;

const inBrokerage = accessCase("inBrokerage", pathParams("brokerageId"));

export const cases: AccessCases = {
  readBrokerage: inBrokerage,
  listBrokerageSubscriptions: inBrokerage,
  exportBrokerageSubscriptions: inBrokerage,
  readRevocation: accessCase("inBrokerage", pathParams("brokerageId", "subscriptionId")),
  listPromoCodes: inBrokerage,
  listBrokerageTransactions: inBrokerage,
  exportBrokerageTransactions: inBrokerage,
  transferSubscriptions: accessCase("inBrokerage", async (fixtureId) => ({
    params: { brokerageId: await fixtureId("brokerageId") },
    body: { toBrokerageId: await fixtureId("subBrokerageId"), amount: 1 },
  })),
  issueSubscriptions: accessCase("brokers", async () => ({ body: { quantity: 1 } })),
  assignSubscription: accessCase("inBrokerage", async (fixtureId, { tag }) => ({
    body: {
      subscriptionKey: await fixtureId("subscriptionKey"),
      email: `key.${tag}@access.example`,
    },
  })),
  revokeSubscription: accessCase("inBrokerage", async (fixtureId) => ({
    body: { subscriptionKey: await fixtureId("subscriptionKey") },
  })),
  createPromoCode: accessCase("brokers", async () => ({
    body: { quantity: 1, code: `NEW-${(codes += 1)}` },
  })),
  revokePromoCode: accessCase("inBrokerage", async (fixtureId) => ({
    body: { promoCode: await fixtureId("promoCode") },
  })),
  ...accessCases("signedIn", [
    "listUserSubscriptions",
    "exportUserSubscriptions",
    "listUserTransactions",
    "exportUserTransactions",
  ]),
};

export const fixtures: Fixtures = {
  /** A sub-brokerage of the brokerage. */
  subBrokerageId: async ({ app, tag, fixtureId }) => {
    const parentBrokerageId = await fixtureId("brokerageId");
    return app.services.database.transaction((tx) =>
      createBrokerage(tx, app.services, { name: `Sub ${tag}`, parentBrokerageId }),
    );
  },
  /** An unused key of the brokerage. */
  subscriptionKey: async ({ app, fixtureId }) => issuedKey(app, await fixtureId("brokerageId")),
  /** The id of that key. */
  subscriptionId: async ({ app, fixtureId }) => {
    const key = await fixtureId("subscriptionKey");
    const { rows } = await app.services.database.query.execute<{ id: string }>(
      sql`select id from subscriptions where key = ${key}`,
    );
    return rows[0]?.id ?? "";
  },
  /** A promo code of the brokerage. */
  promoCode: async ({ app, tag, fixtureId }) => {
    const brokerageId = await fixtureId("brokerageId");
    await reservePromoCode(app.services.database.query, app.services, {
      brokerageId,
      code: tag,
      quantity: 2,
    });
    return tag;
  },
};
