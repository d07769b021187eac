import * as z from "zod/mini";
import { ACCOUNT, created, defineEndpoint, file, json, list } from "../platform/endpoint";
import { TOO_MANY_REQUESTS } from "../platform/errors";
import { PageQuery } from "../platform/list-page";
import {
  DOCUMENT_TOO_COMPLEX,
  PRINTER_BUSY,
  PRINTER_MISSING,
  PRINTER_NOT_WORKING,
  PRINTING_FAILED,
  PRINTING_TOOK_TOO_LONG,
  TOO_MANY_PRINTS,
} from "../printing/errors";
import {
  DISCOUNT_REFUSED,
  NOT_FOR_SALE,
  NOTHING_TO_PAY,
  PAYMENT_FAILED,
  PRICE_CHANGED,
} from "./errors";
import {
  Checkout,
  Discount,
  DiscountCodeInput,
  ListedPurchase,
  PriceInput,
  PriceSummary,
  Purchase,
  PurchaseInput,
  StartedPurchase,
} from "./purchase";

/* The calls of the purchase page (specification 7, 'Purchase'). The server computes every amount. */

export const readCheckout = defineEndpoint({
  name: "readCheckout",
  method: "GET",
  path: "/purchase/checkout",
  summary:
    "Returns how subscriptions are paid for here, and their price; null if they are not sold here.",
  access: ACCOUNT,
  response: json(z.object({ checkout: z.nullable(Checkout) })),
});

export const validateDiscountCode = defineEndpoint({
  name: "validateDiscountCode",
  method: "POST",
  path: "/purchase/discount-code/validate",
  summary: "Returns the discount that a code gives.",
  access: ACCOUNT,
  body: DiscountCodeInput,
  response: json(Discount),
  errors: [DISCOUNT_REFUSED, NOT_FOR_SALE, TOO_MANY_REQUESTS],
});

export const calculatePrice = defineEndpoint({
  name: "calculatePrice",
  method: "POST",
  path: "/purchase/calculate",
  summary: "Returns what an order costs, in whole cents.",
  access: ACCOUNT,
  body: PriceInput,
  response: json(PriceSummary),
  errors: [DISCOUNT_REFUSED, NOT_FOR_SALE, TOO_MANY_REQUESTS],
});

export const purchaseSubscription = defineEndpoint({
  name: "purchaseSubscription",
  method: "POST",
  path: "/purchase/subscription",
  summary:
    "Charges a card and issues subscriptions: to the quota of a broker, or as keys to anyone else. A repeated token is the same purchase.",
  access: ACCOUNT,
  body: PurchaseInput,
  response: created(StartedPurchase),
  hasSecretResponse: true,
  errors: [
    DISCOUNT_REFUSED,
    NOT_FOR_SALE,
    NOTHING_TO_PAY,
    PAYMENT_FAILED,
    PRICE_CHANGED,
    TOO_MANY_REQUESTS,
  ],
});

export const finishPurchase = defineEndpoint({
  name: "finishPurchase",
  method: "POST",
  path: "/purchase/:purchaseId/finish",
  summary: "Completes a purchase after the cardholder has authenticated, or cancels it.",
  access: ACCOUNT,
  response: json(Purchase),
  errors: [TOO_MANY_REQUESTS],
});

export const listUserPurchases = defineEndpoint({
  name: "listUserPurchases",
  method: "GET",
  path: "/user/purchases",
  summary:
    "Lists the user's purchases, newest first: the last payment attempt of each, and when earlier ones were declined.",
  access: ACCOUNT,
  query: PageQuery,
  response: list(z.array(ListedPurchase)),
});

export const readPurchase = defineEndpoint({
  name: "readPurchase",
  method: "GET",
  path: "/purchase/:purchaseId",
  summary: "Returns one of the caller's purchases, such as whether its payment has been made.",
  access: ACCOUNT,
  response: json(Purchase),
});

export const downloadReceipt = defineEndpoint({
  name: "downloadReceipt",
  method: "GET",
  path: "/purchase/:purchaseId/receipt",
  summary: "Returns the receipt of one of the caller's purchases as a PDF.",
  access: ACCOUNT,
  response: file("application/pdf"),
  errors: [
    TOO_MANY_REQUESTS,
    DOCUMENT_TOO_COMPLEX,
    TOO_MANY_PRINTS,
    PRINTING_FAILED,
    PRINTER_BUSY,
    PRINTER_MISSING,
    PRINTER_NOT_WORKING,
    PRINTING_TOOK_TOO_LONG,
  ],
});
