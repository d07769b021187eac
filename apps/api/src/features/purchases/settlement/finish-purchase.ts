import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { finishPurchase as endpoint } from "@holdfast/contract/purchases/purchase-endpoints";
import { addMs, MINUTE, SECOND } from "../../../platform/clock";
import { route } from "../../../platform/http/route";
import { rescheduleJob } from "../../../platform/jobs/jobs-store";
import { type Limit, enforceLimits } from "../../../platform/limits/rate-limits";
import { ProblemError } from "../../../platform/problem-error";
import { describePurchase } from "../describe-purchase";
import { jobOf, purchaseOf } from "../purchases-store";
import { settlePurchase } from "./settle-purchase";

/** Each call asks the payment provider. */
const FINISHED_BY_PERSON: Limit = { name: "purchases-finished", max: 60, window: 10 * MINUTE };

/**
 * Ends a purchase whose holder of the card has authenticated, or has given up: it is paid, or cancelled. If the provider
 * does not answer, the response says `processing`, and the job settles the purchase.
 * @throws ProblemError 404 for anyone but the buyer
 */
export const finishPurchase = route(
  endpoint,
  {
    before: async ({ params, session }, services): Promise<void> => {
      await enforceLimits(services, [[FINISHED_BY_PERSON, session.userId]]);
      const { clock, database, log } = services;
      const purchase = await purchaseOf(database.query, session.userId, params.purchaseId);
      if (!purchase) throw new ProblemError(NOT_FOUND);
      // Without a payment there is nothing to authenticate: the first request is still preparing it.
      if (purchase.status !== "charging" || purchase.paymentId === null) return;
      try {
        await settlePurchase(services, purchase, { isExpected: true });
      } catch (error) {
        log.warn({ err: error, purchaseId: purchase.id }, "A payment's outcome is unknown.");
        await rescheduleJob(database.query, jobOf(purchase), addMs(clock.now(), SECOND));
      }
      services.wakeJobs();
    },
  },
  async ({ params, session }, { database }) => {
    const purchase = await purchaseOf(database.query, session.userId, params.purchaseId);
    if (!purchase) throw new ProblemError(NOT_FOUND);
    return describePurchase(purchase);
  },
);
