import type { Purchase } from "@holdfast/contract/purchases/purchase";
import { receiptNumberText } from "@holdfast/contract/purchases/receipt-rules";
import type { PurchaseRow } from "./purchases-table";

/** What the buyer sees of each status. */
const SHOWN_STATUS = {
  charging: "processing",
  completed: "completed",
  failed: "failed",
  refunding: "processing",
  refunded: "refunded",
} as const;

/** Returns a purchase as its buyer sees it. */
export const describePurchase = (purchase: PurchaseRow): Purchase => ({
  purchaseId: purchase.id,
  status: SHOWN_STATUS[purchase.status],
  quantity: purchase.quantity,
  currency: purchase.currency,
  taxName: purchase.taxName,
  price: {
    totalSubscription: purchase.totalSubscription,
    discount: purchase.discount,
    subTotal: purchase.subTotal,
    tax: purchase.tax,
    total: purchase.total,
  },
  discountCode: purchase.discountCode,
  receiptNumber: purchase.receiptNumber === null ? null : receiptNumberText(purchase.receiptNumber),
  email: purchase.buyerEmail ?? "",
  createdAt: purchase.createdAt.toISOString(),
});
