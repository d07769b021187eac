import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { readPurchase as endpoint } from "@holdfast/contract/purchases/purchase-endpoints";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { describePurchase } from "./describe-purchase";
import { purchaseOf } from "./purchases-store";

/** Returns a purchase to its buyer. @throws ProblemError 404 for anyone else */
export const readPurchase = route(endpoint, async ({ params, session }, { database }) => {
  const purchase = await purchaseOf(database.query, session.userId, params.purchaseId);
  if (!purchase) throw new ProblemError(NOT_FOUND);
  return describePurchase(purchase);
});
