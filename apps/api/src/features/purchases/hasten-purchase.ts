import type { PreparedPayment } from "../../platform/payments/payment-provider";
import type { Services } from "../../platform/services";
import { makeDue } from "./purchases-store";

/** Lets the job settle a purchase now whose payment has ended. Does nothing for one that has been settled. */
export async function hastenPurchase(
  { clock, database, wakePurchases }: Services,
  payment: PreparedPayment,
): Promise<void> {
  await makeDue(database.query, payment, clock.now());
  wakePurchases();
}
