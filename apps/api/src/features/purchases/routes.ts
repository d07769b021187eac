import { calculatePrice, validateDiscountCode } from "./order/calculate-price";
import { downloadReceipt } from "./receipts/download-receipt";
import { finishPurchase } from "./settlement/finish-purchase";
import { listUserPurchases } from "./list-purchases";
import { purchaseSubscription } from "./purchase-subscription";
import { readCheckout } from "./order/read-checkout";
import { readPurchase } from "./read-purchase";
import { readStoreAddress } from "./order/read-store-address";

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
