import { listUserPurchases as endpoint } from "@holdfast/contract/purchases/purchase-endpoints";
import { listRoute } from "../../platform/http/list-route";
import { describePurchase } from "./describe-purchase";
import { listPurchasesOf } from "./purchases-store";

export const listUserPurchases = listRoute(endpoint, async ({ session }, { database }, part) =>
  (await listPurchasesOf(database.query, session.userId, part)).map(describePurchase),
);
