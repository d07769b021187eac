import { MINUTE } from "../../../platform/clock";
import { hastenJob } from "../../../platform/jobs/jobs-store";
import type { JobQueue } from "../../../platform/jobs/job-worker";
import type { PreparedPayment } from "../../../platform/payments/payment-provider";
import type { Services } from "../../../platform/services";
import { checkoutOf } from "../order/calculate-order";
import { jobOf, purchaseById, queueOf } from "../purchases-store";
import { refundPurchase, settlePurchase } from "./settle-purchase";
import { sendReceipt } from "../receipts/send-receipt";

/** How long a process may work on a purchase (ms): longer than a provider answers. */
export const LEASE = 2 * MINUTE;

/** Lets the job settle a purchase now whose payment has ended. Does nothing for one that has been settled. */
export async function hastenPurchase(
  { clock, database, wakeJobs }: Services,
  { purchaseId, paymentId }: PreparedPayment,
): Promise<void> {
  const purchase = await purchaseById(database.query, purchaseId);
  if (purchase?.status !== "charging" || purchase.paymentId !== paymentId) return;
  await hastenJob(database.query, jobOf(purchase), clock.now());
  wakeJobs();
}

/** Returns the queue that reconciles purchases whose payment or refund hangs, and prints receipts. */
export function purchasesQueue(services: Services): JobQueue {
  const { database } = services;
  return {
    name: queueOf(checkoutOf(services).payments.name),
    atOnce: 1,
    lease: LEASE,
    failure: "A purchase is not settled yet. It will be retried.",
    async work({ key, attempts }) {
      const purchase = await purchaseById(database.query, key);
      if (purchase?.status === "charging") await settlePurchase(services, purchase);
      else if (purchase?.status === "refunding") await refundPurchase(services, purchase);
      else if (purchase) await sendReceipt(services, purchase, attempts);
    },
  };
}
