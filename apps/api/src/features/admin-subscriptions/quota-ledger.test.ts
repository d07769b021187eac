import { transferSubscriptions } from "@holdfast/contract/subscriptions/brokerage-endpoints";
import {
  listBrokerageSubscriptions,
  listPromoCodes,
} from "@holdfast/contract/subscriptions/brokerage-endpoints";
import {
  createPromoCode,
  revokePromoCode,
} from "@holdfast/contract/subscriptions/promo-code-endpoints";
import {
  issueSubscriptions,
  revokeSubscription,
} from "@holdfast/contract/subscriptions/subscription-endpoints";
import { sql } from "drizzle-orm";
import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type BrokerageDesk,
  brokerageDesk,
  planWithKey,
  summaryOf,
} from "../../../test/factories/brokerages";
import { ownerWithOrganisation, type Workspace } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { creditPurchase } from "../subscriptions/public";

/* The quota is a ledger: after any sequence of calls, concurrent ones included, its sums add up and nothing is negative. */

/** More than the connections of both. `postgres-two-processes.test.ts` makes 200 calls in two processes. */
const USES = 60;

let app: TestApp;
/** The same database, opened by another process. */
let another: TestApp;
let client: Workspace;
beforeAll(async () => {
  app = await testApp();
  another = await testApp(undefined, { sharing: app });
  client = await ownerWithOrganisation(app, "client@ledger.example");
});

let count = 0;
const next = () => (count += 1);
const newDesk = (quota: number, parentBrokerageId?: string) =>
  brokerageDesk(app, `broker${next()}@ledger.example`, {
    quota,
    ...(parentBrokerageId ? { parentBrokerageId } : {}),
  });
const keysOf = async ({ as, params }: BrokerageDesk) =>
  (await app.call(listBrokerageSubscriptions, { as, params })).body;

async function expectBalanced(desk: BrokerageDesk) {
  const { total, ...parts } = await summaryOf(app, desk);
  expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total);
  expect(Math.min(total, ...Object.values(parts))).toBeGreaterThanOrEqual(0);
}

/** Calls at the same time, alternately in two processes. Returns the statuses. */
const atOnce = (call: (at: TestApp) => Promise<{ readonly status: number }>) =>
  Promise.all(
    Array.from(
      { length: USES },
      async (_, index) => (await call(index % 2 ? another : app)).status,
    ),
  );
const successes = (statuses: readonly number[]) => statuses.filter((status) => status < 300).length;

describe(`${USES} parallel calls`, () => {
  it("uses one key once in parallel calls", async () => {
    const desk = await newDesk(1);
    await app.call(issueSubscriptions, { as: desk.as, body: { quantity: 1 } });
    const key = (await keysOf(desk))[0]?.key ?? "";
    const statuses = await atOnce((at) => planWithKey(at, client, key));
    expect(successes(statuses)).toBe(1);
    // After ten refused keys of a person, the others are not tried.
    expect(statuses.filter((status) => status === 400 || status === 429)).toHaveLength(USES - 1);
    await expectBalanced(desk);
  });

  it("uses the last use of a promo code once in parallel calls", async () => {
    const desk = await newDesk(3);
    const code = `LAST-${next()}`;
    await app.call(createPromoCode, { as: desk.as, body: { code, quantity: 1 } });
    const other = await ownerWithOrganisation(app, "other.client@ledger.example");
    const statuses = await atOnce((at) => planWithKey(at, other, code));
    expect(successes(statuses)).toBe(1);
    expect(await summaryOf(app, desk)).toMatchObject({ remaining: 2, subscriptions: 1 });
    await expectBalanced(desk);
  });

  it("takes the last subscription of a quota once, in whichever way", async () => {
    const parent = await newDesk(1);
    const sub = await newDesk(0, parent.brokerageId);
    const ways: readonly ((at: TestApp) => Promise<{ readonly status: number }>)[] = [
      (at) => at.call(issueSubscriptions, { as: parent.as, body: { quantity: 1 } }),
      (at) =>
        at.call(transferSubscriptions, {
          as: parent.as,
          params: parent.params,
          body: { toBrokerageId: sub.brokerageId, amount: 1 },
        }),
    ];
    let turn = 0;
    const statuses = await atOnce((at) => {
      const way = ways[(turn += 1) % ways.length];
      return way ? way(at) : Promise.reject(new Error("There is no such way."));
    });
    expect(successes(statuses)).toBe(1);
    expect(statuses.filter((status) => status === 402)).toHaveLength(USES - 1);
    expect(await summaryOf(app, parent)).toMatchObject({ remaining: 0 });
    await expectBalanced(parent);
    await expectBalanced(sub);
  });

  it("returns an unused key to the quota once if revoked in parallel", async () => {
    const desk = await newDesk(1);
    await app.call(issueSubscriptions, { as: desk.as, body: { quantity: 1 } });
    const subscriptionKey = (await keysOf(desk))[0]?.key ?? "";
    const statuses = await atOnce((at) =>
      at.call(revokeSubscription, { as: desk.as, body: { subscriptionKey } }),
    );
    expect(successes(statuses)).toBe(1);
    expect(await summaryOf(app, desk)).toMatchObject({ remaining: 1 });
  });

  it("ends parallel transfers in both directions without a deadlock", async () => {
    const parent = await newDesk(100);
    const sub = await newDesk(100, parent.brokerageId);
    let turn = 0;
    const statuses = await atOnce((at) => {
      const [from, to] = (turn += 1) % 2 ? [parent, sub] : [sub, parent];
      return at.call(transferSubscriptions, {
        as: from.as,
        params: from.params,
        body: { toBrokerageId: to.brokerageId, amount: 1 },
      });
    });
    expect(successes(statuses)).toBe(USES);
    const [ofParent, ofSub] = [await summaryOf(app, parent), await summaryOf(app, sub)];
    expect(ofParent.remaining + ofSub.remaining).toBe(2 * 100);
  });
});

const KINDS = [
  "purchase",
  "issue",
  "promo-code",
  "transfer",
  "use-key",
  "revoke-key",
  "use-code",
  "revoke-code",
] as const;

type Act = {
  readonly kind: (typeof KINDS)[number];
  readonly quantity: number;
  /** Which of the keys or promo codes. */
  readonly at: number;
  /** The direction of a transfer. */
  readonly isBack: boolean;
};

const acts: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(...KINDS),
  quantity: fc.integer({ min: 1, max: 6 }),
  at: fc.nat({ max: 8 }),
  isBack: fc.boolean(),
});

async function act(parent: BrokerageDesk, sub: BrokerageDesk, step: Act) {
  const { as, params, userId } = parent;
  if (step.kind === "purchase")
    return app.services.database.transaction((tx) =>
      creditPurchase(tx, app.services, {
        userId,
        quantity: step.quantity,
        reference: `payment ${next()}`,
      }),
    );
  if (step.kind === "issue")
    return app.call(issueSubscriptions, { as, body: { quantity: step.quantity } });
  if (step.kind === "promo-code") {
    const body = { code: `CODE-${next()}`, quantity: step.quantity };
    return app.call(createPromoCode, { as, body });
  }
  if (step.kind === "transfer") {
    const [from, to] = step.isBack ? [sub, parent] : [parent, sub];
    return app.call(transferSubscriptions, {
      as: from.as,
      params: from.params,
      body: { toBrokerageId: to.brokerageId, amount: step.quantity },
    });
  }
  if (step.kind === "use-key" || step.kind === "revoke-key") {
    const keys = await keysOf(parent);
    const key = keys[step.at % Math.max(1, keys.length)]?.key;
    if (!key) return undefined;
    return step.kind === "use-key"
      ? planWithKey(app, client, key)
      : app.call(revokeSubscription, { as, body: { subscriptionKey: key } });
  }
  const codes = (await app.call(listPromoCodes, { as, params })).body;
  const code = codes[step.at % Math.max(1, codes.length)]?.code;
  if (!code) return undefined;
  return step.kind === "use-code"
    ? planWithKey(app, client, code)
    : app.call(revokePromoCode, { as, body: { promoCode: code } });
}

describe("any sequence of purchases, transfers, issues, promo codes and revocations", () => {
  it("keeps the sums, loses nothing, issues nothing twice and is never negative", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 5, maxLength: 25 }), async (sequence) => {
        const parent = await newDesk(5);
        const sub = await newDesk(2, parent.brokerageId);
        let purchased = 7;
        for (const step of sequence) {
          await act(parent, sub, step);
          app.clock.pass(1);
          if (step.kind === "purchase") purchased += step.quantity;
          await expectBalanced(parent);
          await expectBalanced(sub);
        }
        // What both have received, without what they sent each other, is what was bought.
        const [ofParent, ofSub] = [await summaryOf(app, parent), await summaryOf(app, sub)];
        expect(ofParent.total + ofSub.total - ofParent.sent - ofSub.sent).toBe(purchased);
        const { rows } = await app.services.database.query.execute<{ lowest: number }>(sql`
          select coalesce(min(balance), 0)::int as lowest from (
            select sum(quantity) over (partition by brokerage_id order by created_at, id) as balance
            from quota_entries where brokerage_id in (${parent.brokerageId}, ${sub.brokerageId})) b`);
        expect(rows[0]?.lowest).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 20 },
    );
  });
});
