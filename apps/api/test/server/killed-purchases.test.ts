import { fileURLToPath } from "node:url";
import { purchaseSubscription } from "@holdfast/contract/purchases/purchase-endpoints";
import { Client } from "pg";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { killRounds } from "../database/kill-database";
import { afterThisFile } from "../database/test-database";
import { BILLING } from "../factories/purchases";
import { demoInstallation, type Installation, sharedInstallation } from "../setup/installation";
import { type RunningApp, type Settings, startServer } from "../setup/running-app";
import { type StripeStandIn, stripeStandIn } from "../stand-ins/stripe";

/*
 * The server is ended with SIGKILL while purchases wait at every step of their saga (decision 026): some at Stripe,
 * which continues what it has received, others in the database. After a restart each ends in keys, in a refund or
 * uncharged, and nothing happens twice.
 */

/** Each round kills the server three times; one round, which is that of `npm test`, twice. */
const ROUNDS = Math.ceil(killRounds() / 5);
/** When a refund is interrupted. */
const INTERRUPTED = ROUNDS === 1 ? (["answered"] as const) : (["received", "answered"] as const);
/** Waits include the start of a server. */
const SOON = { timeout: 60_000, interval: 50 };

/** Numbers of advisory locks: triggers wait for them before keys are issued and before a receipt is recorded. */
const KEYS = 1401;
const RECEIPTS = 1402;

let stripe: StripeStandIn;
let db: Client;
/** The buyers: the owner's purchases are issued as keys, the broker's are added to the quota. */
let owner: string;
let broker: string;
let settings: Settings;
let server: RunningApp;

beforeAll(async () => {
  stripe = await stripeStandIn();
  afterThisFile(() => stripe.close());
  const installation: Installation = await demoInstallation(await sharedInstallation());
  ({ owner, broker } = installation);
  db = new Client({ connectionString: installation.settings["DATABASE_URL"] });
  await db.connect();
  afterThisFile(() => db.end());
  await db.query(`
    create function wait_for_lock() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(tg_argv[0]::bigint); return new; end $$;
    create trigger keys before insert on subscriptions
      for each row execute function wait_for_lock(${KEYS});
    create trigger receipts before update on purchases for each row
      when (old.receipt_message_id is not null and new.receipt_message_id is null)
      execute function wait_for_lock(${RECEIPTS})`);
  settings = {
    ...installation.settings,
    PAYMENT_PROVIDER: "stripe",
    STRIPE_SECRET_KEY: stripe.account.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.account.publishableKey,
    STRIPE_URL: stripe.account.url ?? "",
    PRICES_FILE: fileURLToPath(
      new URL("../../src/platform/payments/demo-prices.json", import.meta.url),
    ),
  };
  server = await startServer(settings);
});

// Several rounds attempt more purchases than one person may within an hour.
beforeEach(() => db.query("delete from rate_limits"));

/** Buys two subscriptions. */
const buy = (as: string, singleUseToken: string) =>
  server.call(purchaseSubscription, {
    as,
    body: { singleUseToken, quantity: 2, billingAddress: BILLING },
  });
/** Buys from a server that will be killed. */
const buyUntilKilled = (as: string, token: string) => void buy(as, token).catch(() => undefined);

const select = async <R extends object>(text: string, values: unknown[] = []) =>
  (await db.query<R>(text, values)).rows;
const hold = (lock: number) => db.query("select pg_advisory_lock($1)", [lock]);
const letGo = (lock: number) => db.query("select pg_advisory_unlock($1)", [lock]);
/** Resolves once a process waits for the lock. */
const waitedFor = (lock: number) =>
  vi.waitFor(async () => {
    const waiting = await select(
      `select 1 from pg_locks where locktype = 'advisory' and not granted and objid = $1
        and database = (select oid from pg_database where datname = current_database())`,
      [lock],
    );
    expect(waiting).toHaveLength(1);
  }, SOON);

/** Holds the first of each of these requests at Stripe, by call and moment. `release` lets them continue. */
function holdAtStripe(...calls: readonly string[]) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const held = new Set<string>();
  stripe.pause = async (call, when) => {
    const point = `${call} ${when}`;
    if (!calls.includes(point) || held.has(point)) return;
    held.add(point);
    await released;
  };
  const reached = () => vi.waitFor(() => expect([...held].sort()).toEqual([...calls].sort()), SOON);
  return { reached, release };
}

/** Kills the server, then starts another one, whose job finds the leases ended. */
async function killAndRestart(before: () => Promise<unknown> = async () => undefined) {
  expect((await server.end("SIGKILL")).code).toBeNull();
  await before();
  await db.query(
    "update jobs set locked_until = null, run_at = now() where queue like 'purchases%'",
  );
  server = await startServer(settings);
  await vi.waitFor(async () => {
    const open = await select(
      `select id from purchases
        where status in ('charging', 'refunding') or receipt_message_id is not null`,
    );
    expect(open).toEqual([]);
  }, SOON);
}

type Outcome = {
  readonly status: string;
  readonly money: string;
  /** Keys, or what was added to the quota. */
  readonly issued: number;
  readonly receipts: number;
};
const PAID: Outcome = { status: "completed", money: "taken", issued: 2, receipts: 1 };
const UNPAID: Outcome = { status: "failed", money: "none", issued: 0, receipts: 0 };
const REFUNDED: Outcome = {
  status: "refunded",
  money: "returned",
  issued: 0,
  receipts: 0,
};

/** Returns what became of the purchase with that token, at Stripe and here. */
async function outcomeOf(token: string): Promise<Outcome> {
  const intent = [...stripe.intents.values()].find(
    (candidate) => candidate.paymentMethod === token,
  );
  const [row] = await select<Omit<Outcome, "money">>(
    `select p.status,
      (select count(*)::int from subscriptions s join key_purchases k on k.id = s.key_purchase_id
          where k.reference = p.id::text)
        + (select coalesce(sum(q.quantity), 0)::int from quota_entries q
          join key_purchases k on k.id::text = q.reference
          where q.kind = 'purchase' and k.reference = p.id::text) as issued,
      count(p.receipt_number)::int as receipts
    from purchases p where p.token_hash = sha256($1::bytea) group by p.id`,
    [token],
  );
  if (!row) throw new Error("There is no such purchase.");
  const isTaken = intent?.status === "succeeded";
  return { ...row, money: !isTaken ? "none" : intent.isRefunded ? "returned" : "taken" };
}

type Expected = Readonly<Record<string, readonly [as: string, outcome: Outcome]>>;

/** The page sends each token again: the answer is that of the purchase, and nothing more happens. */
async function expectOutcomes(expected: Expected) {
  const outcomes = Object.entries(expected).map(([token, [, outcome]]) => [token, outcome]);
  const found = async () => {
    const rows: (readonly [string, Outcome])[] = [];
    for (const token of Object.keys(expected)) rows.push([token, await outcomeOf(token)]);
    return rows;
  };
  expect(await found()).toEqual(outcomes);
  for (const [token, [as, { status }]] of Object.entries(expected))
    expect((await buy(as, token)).status).toBe(status === "failed" ? 422 : 201);
  expect(await found()).toEqual(outcomes);
}

/** Counts the emails that were enqueued. */
const emails = async () =>
  (await select<{ count: number }>("select count(*)::int as count from outbox_messages"))[0]
    ?.count ?? 0;

const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
const tokensOf = (round: number) => (step: string) => `pm_card_visa__${step}_${round}`;

it.each(rounds)(
  "a purchase ends once when the server is killed before or after its charge, before its keys or its receipt (round %i)",
  async (round) => {
    const token = tokensOf(round);
    const steps = {
      [token("prepare_received")]: UNPAID,
      [token("prepare_answered")]: UNPAID,
      [token("confirm_received")]: UNPAID,
      [token("confirm_answered")]: PAID,
    };
    const [created, answered, confirming, charged] = Object.keys(steps);
    const [beforeKeys, beforeReceipt] = [token("keys"), token("receipt")];
    const earlier = await emails();
    await hold(RECEIPTS);
    expect((await buy(owner, beforeReceipt)).status).toBe(201);
    await waitedFor(RECEIPTS);
    await hold(KEYS);
    buyUntilKilled(owner, beforeKeys);
    await waitedFor(KEYS);
    const atStripe = holdAtStripe(
      `POST /payment_intents ${created} received`,
      `POST /payment_intents ${answered} answered`,
      `POST /confirm ${confirming} received`,
      `POST /confirm ${charged} answered`,
    );
    for (const key of Object.keys(steps)) buyUntilKilled(broker, key);
    await atStripe.reached();
    await killAndRestart(async () => {
      await letGo(KEYS);
      await letGo(RECEIPTS);
    });
    // What Stripe had received only reaches it now.
    atStripe.release();
    await expectOutcomes({
      ...Object.fromEntries(
        Object.entries(steps).map(([step, outcome]) => [step, [broker, outcome] as const]),
      ),
      [beforeKeys]: [owner, PAID],
      [beforeReceipt]: [owner, PAID],
    });
    expect(await emails()).toBe(earlier + 6);
  },
);

it.each(rounds)(
  "money without keys is returned once when the server is killed before or after the refund (round %i)",
  async (round) => {
    const earlier = await emails();
    for (const when of INTERRUPTED) {
      const token = tokensOf(round)(`refund_${when}`);
      await db.query("alter table subscriptions add constraint none check (key is null) not valid");
      const atStripe = holdAtStripe(`POST /refunds ${token} ${when}`);
      expect((await buy(owner, token)).answer.status).toBe("processing");
      await db.query(
        `with aged as (
          update purchases set created_at = created_at - interval '2 hours'
          where status = 'charging' returning id)
        update jobs set run_at = now(), locked_until = null where key in (select id::text from aged)`,
      );
      await atStripe.reached();
      await killAndRestart(() => db.query("alter table subscriptions drop constraint none"));
      atStripe.release();
      await expectOutcomes({ [token]: [owner, REFUNDED] });
    }
    expect(await emails()).toBe(earlier + INTERRUPTED.length);
    const returned = [...stripe.intents.values()].filter(({ isRefunded }) => isRefunded);
    expect(returned).toHaveLength(INTERRUPTED.length * (round + 1));
  },
);
