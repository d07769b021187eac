import type { DiscountCode, PriceList } from "@holdfast/contract/purchases/price-list";
import { dateInZone } from "@holdfast/contract/platform/time-zone";
import { findDiscount } from "@holdfast/contract/purchases/discount-rules";
import {
  DISCOUNT_INVALID,
  DISCOUNT_REFUSED,
  NOT_FOR_SALE,
} from "@holdfast/contract/purchases/errors";
import { priceOf, type Prices } from "@holdfast/contract/purchases/price-rules";
import type { Checkout } from "../../../platform/payments/checkout";
import { ProblemError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";

/** Returns how subscriptions are sold. @throws ProblemError 409 where they are not sold */
export function checkoutOf({ checkout }: Pick<Services, "checkout">): Checkout {
  if (!checkout) throw new ProblemError(NOT_FOR_SALE);
  return checkout;
}

/** Returns a valid discount. @throws ProblemError 400 at `discountCode` without saying why it is invalid */
export function discountOf(prices: PriceList, typed: string, now: Date): DiscountCode {
  const found = findDiscount(prices.discountCodes, typed, dateInZone(now, prices.timeZone));
  if (found) return found;
  throw new ProblemError(DISCOUNT_REFUSED, {
    fields: [{ path: "discountCode", message: DISCOUNT_INVALID }],
  });
}

/** An order as it will be charged and printed on the receipt. */
export type PricedOrder = { readonly price: Prices; readonly discount: DiscountCode | undefined };

/** Returns the amounts of an order. @throws ProblemError 400 for a discount that is not valid now */
export function calculateOrder(
  prices: PriceList,
  order: { readonly quantity: number; readonly discountCode?: string | null | undefined },
  now: Date,
): PricedOrder {
  const discount = order.discountCode ? discountOf(prices, order.discountCode, now) : undefined;
  const price = priceOf({
    quantity: order.quantity,
    pricePerSubscription: prices.pricePerSubscription,
    taxPercent: prices.tax?.percent ?? 0,
    discount,
  });
  return { price, discount };
}
