import { later, MINUTE, SECOND } from "../../platform/clock";
import type { PreparedPayment } from "../../platform/payments/payment-provider";
import type { Services } from "../../platform/services";
import { checkoutOf } from "./calculate-order";
import { leasePurchases, makeDue, postpone } from "./purchases-store";
import type { PurchaseRow } from "./purchases-table";
import { refundPurchase, settlePurchase } from "./settle-purchase";
import { sendReceipt } from "./send-receipt";

const BATCH = 10;
/** Until the first look: soon, because a server that was killed may have left purchases open. */
const FIRST = SECOND;
const IDLE = 5 * SECOND;
const LONGEST_PAUSE = 5 * MINUTE;

/** Lets the job settle a purchase now whose payment has ended. Does nothing for one that has been settled. */
export async function hastenPurchase(
  { clock, database, wakePurchases }: Services,
  payment: PreparedPayment,
): Promise<void> {
  await makeDue(database.query, payment, clock.now());
  wakePurchases();
}

export type PurchasesJob = {
  /** Looks for due purchases now instead of at the next tick. */
  wake(): void;
  /** Does everything due now, also once stopped, and resolves when nothing is left; for tests. */
  drain(): Promise<void>;
  /** Stops after the purchase in progress. */
  stop(): Promise<void>;
};

/** Returns the wait before the next attempt (ms): 2 s, doubled each time, at most 5 minutes. */
const backOff = (attempts: number) => Math.min(LONGEST_PAUSE, 2 ** attempts * SECOND);

/**
 * Starts to reconcile purchases whose payment or refund hangs, and to print receipts. Several processes may run it: each
 * purchase is leased by one at a time.
 */
export function startPurchasesJob(services: Services): PurchasesJob {
  const { database, clock, log } = services;
  const { name: provider } = checkoutOf(services).payments;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function workOnDue(mayStop: () => boolean) {
    for (;;) {
      const leased = await leasePurchases(database.query, provider, BATCH, clock.now());
      for (const purchase of leased) if (!mayStop()) await workOn(purchase);
      if (leased.length === 0 || mayStop()) return;
    }
  }

  async function workOn(purchase: PurchaseRow) {
    try {
      if (purchase.status === "charging") await settlePurchase(services, purchase);
      else if (purchase.status === "refunding") await refundPurchase(services, purchase);
      else await sendReceipt(services, purchase);
    } catch (thrown) {
      const { id: purchaseId, status, attempts } = purchase;
      log.warn(
        { err: thrown, purchaseId, status, attempts },
        "A purchase is not settled yet. It will be retried.",
      );
      await postpone(database.query, purchaseId, later(clock.now(), backOff(attempts)));
    }
  }

  const run = (): Promise<void> => {
    running ??= workOnDue(() => isStopped)
      .catch((thrown: unknown) => log.warn({ err: thrown }, "The purchases could not be read."))
      .finally(() => {
        running = undefined;
        if (!isStopped) timer = setTimeout(() => void run(), IDLE).unref();
      });
    clearTimeout(timer);
    return running;
  };
  timer = setTimeout(() => void run(), FIRST).unref();

  return {
    wake: () => void (isStopped || run()),
    async drain() {
      await running;
      await workOnDue(() => false);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
