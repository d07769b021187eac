import { recordEvent } from "../../../platform/audit/audit-store";
import { HOUR, addMs, MINUTE } from "../../../platform/clock";
import { lockUser } from "../../../platform/database/sql/row-locks-store";
import { enqueueEmail, enqueueEmailWithAttachment } from "../../../platform/outbox/outbox";
import { rescheduleJob } from "../../../platform/jobs/jobs-store";
import type { PaymentOutcome } from "../../../platform/payments/payment-provider";
import type { Services } from "../../../platform/services";
import { userById } from "../../accounts/public";
import { creditPurchase } from "../../subscriptions/public";
import { checkoutOf } from "../order/calculate-order";
import { paymentFailedEmail, purchaseEmail, refundedEmail } from "../receipts/purchase-email";
import { changeStatus, jobOf, nextReceiptNumber, storePayment } from "../purchases-store";
import type { PurchaseRow } from "../purchases-table";

/*
 * The saga of a purchase (decision 026). Every status is written before the step that it announces, each step may be
 * repeated, and a purchase leaves a status once: so money that was taken ends in keys or in a refund, never in both.
 *
 *   charging -> completed                 paid; the keys are issued in the transaction that says so
 *            -> failed                    not paid, and cannot be any more
 *            -> refunding -> refunded     paid, but the keys could not be issued
 */

/** How long the keys of a paid purchase are tried to be issued before the money is returned (ms). */
const ISSUED_WITHIN = HOUR;
/** How long the holder of the card has to authenticate before the payment is cancelled (ms). */
const AUTHENTICATED_WITHIN = 15 * MINUTE;
/** How long the confirmation waits for its receipt (ms). */
const RECEIPT_WITHIN = 2 * MINUTE;

/** Charges a new purchase. An error means that the outcome is unknown. */
export async function chargePurchase(
  services: Services,
  purchase: PurchaseRow,
  token: string,
): Promise<void> {
  const { database, log } = services;
  const { payments } = checkoutOf(services);
  const prepared = await payments
    .prepare({
      purchaseId: purchase.id,
      token,
      amount: purchase.total,
      currency: purchase.currency,
      description: `Holdfast subscriptions: ${purchase.quantity}`,
    })
    .catch((error: unknown) => {
      log.warn({ err: error, purchaseId: purchase.id }, "A payment could not be prepared.");
      return undefined;
    });
  if (!prepared) return endUnpaid(services, purchase, { isExpected: true });
  if (!(await storePayment(database.query, purchase.id, prepared.paymentId))) return;
  const outcome = await payments.confirm(prepared);
  await applyOutcome(services, { ...purchase, paymentId: prepared.paymentId }, outcome, {
    isExpected: true,
  });
}

/** Finds out what became of a payment, and ends it if it was not made. */
export async function settlePurchase(
  services: Services,
  purchase: PurchaseRow,
  manner: Manner = { isExpected: false },
): Promise<void> {
  const { id: purchaseId, paymentId } = purchase;
  // Money moves only after the payment's id is stored.
  if (paymentId === null) return endUnpaid(services, purchase, manner);
  const outcome = await checkoutOf(services).payments.settle({ paymentId, purchaseId });
  await applyOutcome(services, purchase, outcome, manner);
}

/** @param isExpected whether the buyer waits for the outcome; otherwise an email tells it */
type Manner = { readonly isExpected: boolean };

async function applyOutcome(
  services: Services,
  purchase: PurchaseRow,
  outcome: PaymentOutcome,
  manner: Manner,
): Promise<void> {
  if (outcome === "paid") return issueOrRefund(services, purchase);
  if (outcome === "not-paid") return endUnpaid(services, purchase, manner);
  const { database, clock } = services;
  const wait = outcome === "pending" ? MINUTE : AUTHENTICATED_WITHIN;
  await rescheduleJob(database.query, jobOf(purchase), addMs(clock.now(), wait));
}

async function issueOrRefund(services: Services, purchase: PurchaseRow): Promise<void> {
  const { clock, database, log } = services;
  try {
    if (await issueSubscriptions(services, purchase)) return;
  } catch (error) {
    if (clock.now() < addMs(purchase.createdAt, ISSUED_WITHIN)) throw error;
    log.error({ err: error, purchaseId: purchase.id }, "Keys could not be issued; refunding.");
  }
  if (await changeStatus(database.query, purchase.id, "charging", { status: "refunding" }))
    await refundPurchase(services, purchase);
}

/**
 * Issues what was paid for, enqueues the confirmation and completes the purchase, in one transaction. Returns false if
 * there is no buyer any more.
 */
function issueSubscriptions(services: Services, purchase: PurchaseRow): Promise<boolean> {
  const { clock, config, database } = services;
  return database.transaction(async (tx) => {
    const { id, userId, quantity } = purchase;
    if (userId === null) return false;
    await lockUser(tx, userId);
    const buyer = await userById(tx, userId);
    if (!buyer) return false;
    const { isNew, brokerageId } = await creditPurchase(tx, services, {
      userId,
      quantity,
      reference: id,
    });
    // Another process was first.
    if (!isNew) return true;
    const now = clock.now();
    const receiptNumber = await nextReceiptNumber(tx);
    const receiptMessageId = await enqueueEmailWithAttachment(
      tx,
      services,
      { recipient: buyer.email, userId },
      purchaseEmail(
        purchase,
        receiptNumber,
        { firstName: buyer.firstName, isBroker: brokerageId !== null },
        config.publicUrl,
      ),
      addMs(now, RECEIPT_WITHIN),
    );
    const completed = {
      status: "completed" as const,
      endedAt: now,
      receiptNumber,
      receiptMessageId,
    };
    if (!(await changeStatus(tx, id, "charging", completed)))
      throw new Error("The purchase has ended meanwhile, so nothing is issued.");
    // The receipt follows.
    await rescheduleJob(tx, jobOf(purchase), now);
    await recordEvent(tx, services, {
      action: "purchases.completed",
      actorUserId: userId,
      subject: id,
      detail: { quantity, total: purchase.total, currency: purchase.currency },
    });
    return true;
  });
}

/** Ends a purchase that was not paid. */
async function endUnpaid(services: Services, purchase: PurchaseRow, manner: Manner) {
  await endWithEmail(services, purchase, "charging", "failed", (firstName, publicUrl) =>
    manner.isExpected ? undefined : paymentFailedEmail(purchase, firstName, publicUrl),
  );
}

/** Returns the money of a purchase that is being refunded. */
export async function refundPurchase(services: Services, purchase: PurchaseRow): Promise<void> {
  const { id: purchaseId, paymentId } = purchase;
  if (paymentId === null) throw new Error("A purchase without a payment is being refunded.");
  await checkoutOf(services).payments.refund({ paymentId, purchaseId });
  await endWithEmail(services, purchase, "refunding", "refunded", (firstName, publicUrl) =>
    refundedEmail(purchase, firstName, publicUrl),
  );
}

/** Ends a purchase and writes to its buyer, if there still is one. */
async function endWithEmail(
  services: Services,
  { id, userId, total, currency }: PurchaseRow,
  from: "charging" | "refunding",
  status: "failed" | "refunded",
  emailOf: (firstName: string, publicUrl: string) => ReturnType<typeof refundedEmail> | undefined,
): Promise<void> {
  const { clock, config, database } = services;
  await database.transaction(async (tx) => {
    if (userId !== null) await lockUser(tx, userId);
    if (!(await changeStatus(tx, id, from, { status, endedAt: clock.now() }))) return;
    const buyer = userId === null ? undefined : await userById(tx, userId);
    const email = buyer && emailOf(buyer.firstName, config.publicUrl);
    if (buyer && email) await enqueueEmail(tx, services, buyer.email, email, buyer.id);
    await recordEvent(tx, services, {
      action: `purchases.${status}`,
      actorUserId: buyer?.id,
      subject: id,
      detail: { total, currency },
    });
  });
  services.wakeOutbox();
}
