import { purchaseSubscription } from "@holdfast/contract/purchases/purchase-endpoints";
import {
  type AccessCases,
  accessCase,
  accessCases,
  type Fixtures,
  pathParams,
} from "../../../test/access/access-case";
import { BILLING, cardToken } from "../../../test/factories/purchases";

const newOrder = () => ({
  singleUseToken: cardToken(),
  quantity: 1,
  billingAddress: BILLING,
});

export const cases: AccessCases = {
  ...accessCases("signedIn", ["readStoreAddress", "readCheckout", "listUserPurchases"]),
  validateDiscountCode: accessCase("signedIn", async () => ({
    body: { discountCode: "WELCOME-10" },
  })),
  calculatePrice: accessCase("signedIn", async () => ({ body: { quantity: 2 } })),
  purchaseSubscription: accessCase("signedIn", async () => ({ body: newOrder() })),
  finishPurchase: accessCase("ownerOfPurchase", pathParams("purchaseId")),
  readPurchase: accessCase("ownerOfPurchase", pathParams("purchaseId")),
  downloadReceipt: accessCase("ownerOfPurchase", pathParams("purchaseId")),
};

export const fixtures: Fixtures = {
  /** A completed purchase of the organisation's owner. */
  purchaseId: async ({ call }) =>
    (await call(purchaseSubscription, { body: newOrder() })).purchaseId,
};
