import { fullName } from "@holdfast/contract/platform/text-rules";
import {
  NOT_FOR_SALE,
  NOTHING_TO_PAY,
  PAYMENT_FAILED,
  PRICE_CHANGED,
} from "@holdfast/contract/purchases/errors";
import { purchaseSubscription as endpoint } from "@holdfast/contract/purchases/purchase-endpoints";
import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import { SIGN_IN_REQUIRED } from "@holdfast/contract/platform/errors";
import { recordEvent } from "../../platform/audit/audit-store";
import { HOUR, addMs, SECOND } from "../../platform/clock";
import { route } from "../../platform/http/route";
import { putJobs, rescheduleJob } from "../../platform/jobs/jobs-store";
import { type Limit, enforceLimits } from "../../platform/limits/rate-limits";
import { ProblemError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import { hashToken } from "../../platform/secrets/token-hash";
import { userById } from "../accounts/public";
import { calculateOrder, checkoutOf } from "./order/calculate-order";
import { describePurchase } from "./describe-purchase";
import { LEASE } from "./settlement/purchases-job";
import { insertPurchaseOnce, jobOf, purchaseByToken, purchaseOf } from "./purchases-store";
import type { PurchaseRow } from "./purchases-table";
import { chargePurchase } from "./settlement/settle-purchase";

/** Stolen card numbers are tried in large numbers; a person who buys needs a few tries. */
const PURCHASES_BY_PERSON: Limit = { name: "purchases-account", max: 20, window: HOUR };
const PURCHASES_BY_NETWORK: Limit = { name: "purchases-address", max: 60, window: HOUR };

type Order = {
  readonly body: BodyOf<typeof endpoint>;
  readonly userId: string;
  readonly address: string;
};

/**
 * Charges the card and issues the subscriptions. A repeated token is the same purchase. The charge happens before the
 * handler, because no transaction may be open during a request to the provider. If the response is lost, the response says
 * `processing`, and the job settles the purchase.
 * @throws ProblemError 422 if the payment was not made
 */
export const purchaseSubscription = route(
  endpoint,
  {
    before: async ({ body, session, origin }, services) => {
      // The sandbox gives keys away, to the person at this machine only.
      if (origin.isProxied && checkoutOf(services).payments.name === "sandbox")
        throw new ProblemError(NOT_FOR_SALE);
      await enforceLimits(services, [
        [PURCHASES_BY_PERSON, session.userId],
        [PURCHASES_BY_NETWORK, origin.address],
      ]);
      const order = { body, userId: session.userId, address: origin.address };
      const purchaseId = await buy(services, order);
      const purchase = await purchaseOf(services.database.query, session.userId, purchaseId);
      return { purchaseId, clientSecret: purchase && (await clientSecretOf(services, purchase)) };
    },
  },
  async ({ prepared: { purchaseId, clientSecret }, session }, { database }) => {
    const purchase = await purchaseOf(database.query, session.userId, purchaseId);
    if (!purchase || purchase.status === "failed") throw new ProblemError(PAYMENT_FAILED);
    return { ...describePurchase(purchase), ...(clientSecret ? { clientSecret } : {}) };
  },
);

/** Returns what the page needs if the holder of the card must authenticate. Without it the job ends the purchase. */
async function clientSecretOf(services: Services, { id, status, paymentId }: PurchaseRow) {
  if (status !== "charging" || paymentId === null) return undefined;
  try {
    return await checkoutOf(services).payments.authenticationSecret({ paymentId, purchaseId: id });
  } catch (error) {
    services.log.warn({ err: error, purchaseId: id }, "A payment could not be read.");
    return undefined;
  }
}

/** Returns the id of the purchase, whose outcome may still be unknown. */
async function buy(services: Services, order: Order): Promise<string> {
  const db = services.database.query;
  const tokenHash = hashToken(order.body.singleUseToken);
  const earlier = await purchaseByToken(db, tokenHash);
  if (earlier) return ownPurchase(earlier, order.userId);
  const purchase = await newPurchase(services, order, tokenHash);
  const isFirst = await services.database.transaction(async (tx) => {
    if (!(await insertPurchaseOnce(tx, purchase))) return false;
    // The request charges the card itself.
    await putJobs(tx, [{ ...jobOf(purchase), runAt: addMs(purchase.createdAt, LEASE) }]);
    await recordEvent(tx, services, {
      action: "purchases.started",
      actorUserId: order.userId,
      subject: purchase.id,
      detail: { quantity: purchase.quantity, total: purchase.total, currency: purchase.currency },
      address: order.address,
    });
    return true;
  });
  if (!isFirst) {
    const first = await purchaseByToken(db, tokenHash);
    return ownPurchase(first, order.userId);
  }
  await charge(services, purchase, order.body.singleUseToken);
  return purchase.id;
}

/** A token that someone else used is refused like any other that cannot be charged. */
function ownPurchase(purchase: PurchaseRow | undefined, userId: string): string {
  if (purchase?.userId !== userId) throw new ProblemError(PAYMENT_FAILED);
  return purchase.id;
}

/** Charges the card. If the outcome is unknown, the job settles the purchase later. */
async function charge(services: Services, purchase: PurchaseRow, token: string): Promise<void> {
  const { clock, database, log } = services;
  try {
    await chargePurchase(services, purchase, token);
  } catch (error) {
    log.warn({ err: error, purchaseId: purchase.id }, "A payment's outcome is unknown.");
    await rescheduleJob(database.query, jobOf(purchase), addMs(clock.now(), SECOND));
  }
  services.wakeJobs();
}

/** @throws ProblemError for a discount that is not valid, a total of 0, and another total than the person saw */
async function newPurchase(
  services: Services,
  { body, userId }: Order,
  tokenHash: Buffer,
): Promise<PurchaseRow> {
  const { clock, database, newId } = services;
  const { payments, prices } = checkoutOf(services);
  const createdAt = clock.now();
  const { price, discount } = calculateOrder(prices, body, createdAt);
  if (body.expectedTotal !== undefined && body.expectedTotal !== price.total)
    throw new ProblemError(PRICE_CHANGED);
  if (price.total === 0) throw new ProblemError(NOTHING_TO_PAY);
  const buyer = await userById(database.query, userId);
  if (!buyer) throw new ProblemError(SIGN_IN_REQUIRED);
  return {
    id: newId(),
    userId,
    tokenHash,
    provider: payments.name,
    paymentId: null,
    status: "charging",
    quantity: body.quantity,
    currency: prices.currency,
    pricePerSubscription: prices.pricePerSubscription,
    ...price,
    discountCode: discount?.code ?? null,
    taxName: prices.tax?.name ?? null,
    taxPercent: prices.tax?.percent ?? null,
    seller: { ...prices.seller, timeZone: prices.timeZone },
    buyerName: fullName(buyer),
    buyerEmail: buyer.email,
    billingAddress: body.billingAddress,
    receiptNumber: null,
    receiptMessageId: null,
    createdAt,
    endedAt: null,
  };
}
