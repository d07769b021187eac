import { dateInZone } from "@holdfast/contract/platform/time-zone";
import { moneyOf } from "@holdfast/contract/purchases/price-currencies";
import { receiptNumberText } from "@holdfast/contract/purchases/receipt-rules";
import { documentStyle } from "@holdfast/printables/document-style";
import { receiptPrint } from "@holdfast/printables/receipt/receipt-markup";
import type { PrintJob } from "../../../platform/pdf/pdf-printer";
import type { Services } from "../../../platform/services";
import type { PurchaseRow } from "../purchases-table";

const AUTHOR = "Holdfast";

export type Receipt = { readonly fileName: string; readonly job: PrintJob };

/** Returns how a completed purchase's receipt is printed; undefined for any other purchase. */
export function makeReceipt(
  { documents }: Pick<Services, "documents">,
  purchase: PurchaseRow,
): Receipt | undefined {
  const { receiptNumber, endedAt, seller } = purchase;
  if (receiptNumber === null || endedAt === null) return undefined;
  const number = receiptNumberText(receiptNumber);
  const { title, content } = receiptPrint({
    number,
    date: dateInZone(endedAt, seller.timeZone),
    isSandbox: purchase.provider === "sandbox",
    seller,
    buyer: {
      name: purchase.buyerName ?? "",
      email: purchase.buyerEmail ?? "",
      address: purchase.billingAddress,
    },
    quantity: purchase.quantity,
    pricePerSubscription: purchase.pricePerSubscription,
    discountCode: purchase.discountCode,
    price: purchase,
    tax:
      purchase.taxName === null
        ? null
        : { name: purchase.taxName, percent: purchase.taxPercent ?? 0 },
    currency: { code: purchase.currency, ...moneyOf(purchase.currency) },
  });
  const parts = { title, content, css: documentStyle, pageNumbers: false };
  return {
    fileName: `${title}.pdf`,
    job: { document: (signal) => documents.make(parts, signal), title, author: AUTHOR },
  };
}
