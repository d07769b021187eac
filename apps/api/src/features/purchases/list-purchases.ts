import { listUserPurchases as endpoint } from "@holdfast/contract/purchases/purchase-endpoints";
import { listRoute } from "../../platform/http/list-route";
import { describePurchase } from "./describe-purchase";
import { listPurchasesOf } from "./listed-purchases-store";

export const listUserPurchases = listRoute(endpoint, async ({ session }, { database }, page) => {
  const listed = await listPurchasesOf(database.query, session.userId, page);
  return listed.map((purchase) => ({
    ...describePurchase(purchase),
    declinedAt: purchase.declinedAt.map((at) => new Date(at).toISOString()),
  }));
});
