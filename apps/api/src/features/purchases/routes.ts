import { calculatePrice, validateDiscountCode } from "./calculate-price";
import { downloadReceipt } from "./download-receipt";
import { finishPurchase } from "./finish-purchase";
import { listUserPurchases } from "./list-purchases";
import { purchaseSubscription } from "./purchase-subscription";
import { readCheckout } from "./read-checkout";
import { readPurchase } from "./read-purchase";
import { readStoreAddress } from "./read-store-address";

export const purchasesRoutes = [
  readStoreAddress,
  readCheckout,
  validateDiscountCode,
  calculatePrice,
  purchaseSubscription,
  finishPurchase,
  listUserPurchases,
  readPurchase,
  downloadReceipt,
];
