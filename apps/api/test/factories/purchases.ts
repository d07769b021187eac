import { randomUUID } from "node:crypto";
import { purchaseSubscription } from "@holdfast/contract/purchases/purchase-endpoints";
import type { BodyInput } from "@holdfast/contract/platform/endpoint";
import { sql } from "drizzle-orm";
import { queueOf } from "../../src/features/purchases/purchases-store";
import type { PaymentProvider } from "../../src/platform/payments/payment-provider";
import type { TestApp } from "../setup/test-app";

export const BILLING = {
  address: "12 Harbour Street",
  city: "Hobart",
  postcode: "7000",
  state: "TAS",
  country: "Australia",
};

/** Returns a token of the sandbox's card fields. */
export const cardToken = (card: "paid" | "declined" | "lost" = "paid") =>
  `sandbox_${card}_${randomUUID()}`;

type Order = Partial<BodyInput<typeof purchaseSubscription>>;

/** Buys subscriptions through HTTP: two, with a card that works, unless `order` says otherwise. */
export const buy = (
  app: TestApp,
  as: string,
  order: Order = {},
  headers: Readonly<Record<string, string>> = {},
) =>
  app.call(purchaseSubscription, {
    as,
    headers,
    body: { singleUseToken: cardToken(), quantity: 2, billingAddress: BILLING, ...order },
  });

/** Returns the payment provider of an app, whose steps a test may replace. */
export function paymentsOf(app: TestApp): PaymentProvider {
  const { checkout } = app.services;
  if (!checkout) throw new Error("Nothing is sold in this app.");
  return checkout.payments;
}

/** Does everything that is due of the purchases, also in a process whose worker is stopped. */
export const drainPurchases = (app: TestApp): Promise<void> =>
  app.jobs.drain({ queue: queueOf(paymentsOf(app).name) });

type Row = Readonly<Record<string, unknown>>;
const select = async (app: TestApp, query: ReturnType<typeof sql>) =>
  (await app.services.database.query.execute<Row>(query)).rows;

/**
 * Returns what became of all purchases: their statuses, the money that the sandbox holds and has returned (cents), the
 * keys and the quota that were issued, and the receipts.
 */
export async function books(app: TestApp) {
  const [row] = await select(
    app,
    sql`select
      (select coalesce(json_agg(status order by status), '[]') from purchases) as statuses,
      (select coalesce(sum(amount), 0)::int from sandbox_payments where status = 'paid') as held,
      (select coalesce(sum(amount), 0)::int from sandbox_payments where status = 'refunded') as returned,
      (select count(*)::int from subscriptions where key_purchase_id is not null) as keys,
      (select coalesce(sum(quantity), 0)::int from quota_entries where kind = 'purchase') as quota,
      (select count(receipt_number)::int from purchases) as receipts`,
  );
  return row;
}
