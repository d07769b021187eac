/*
 * The arithmetic of a purchase, in whole cents (decision 026). Prices include tax. `totalSubscription - discount` is
 * `total`; `tax` is the part of the total that is tax, and `subTotal` the rest, so that `subTotal + tax = total`.
 */

/** Amounts of a purchase in whole cents (specification 3, 'Price summary'). */
export type Prices = {
  /** Quantity times price, tax included. */
  readonly totalSubscription: number;
  /** What the discount takes off, tax included; never more than `totalSubscription`. */
  readonly discount: number;
  /** The total without tax. */
  readonly subTotal: number;
  readonly tax: number;
  /** What is charged; never below 0. */
  readonly total: number;
};

export type DiscountRate = {
  /** Whole cents, tax included. */
  readonly discountAmount?: number | undefined;
  /** 0 to 100, at most two decimals. */
  readonly discountPercentage?: number | undefined;
};

export type PricedOrder = {
  readonly quantity: number;
  /** Whole cents, tax included. */
  readonly pricePerSubscription: number;
  /** 0 without tax; at most two decimals. */
  readonly taxPercent: number;
  readonly discount?: DiscountRate | undefined;
};

/** Divides whole numbers and rounds half up. Exact: the numbers can exceed what a number holds. */
const divideRounded = (dividend: bigint, divisor: bigint): number =>
  Number((2n * dividend + divisor) / (2n * divisor));

/** A percentage in hundredths of a percent, which are whole numbers. */
const hundredthsOfPercent = (percent: number) => BigInt(Math.round(percent * 100));

/** 100 percent in hundredths of a percent. */
const WHOLE = 10_000n;

const discountOf = (totalSubscription: number, discount: DiscountRate | undefined): number => {
  const amount =
    discount?.discountPercentage === undefined
      ? (discount?.discountAmount ?? 0)
      : divideRounded(
          BigInt(totalSubscription) * hundredthsOfPercent(discount.discountPercentage),
          WHOLE,
        );
  return Math.min(amount, totalSubscription);
};

/** Returns what an order costs (specification 9: a discount is an amount or a percentage; the total is never below 0). */
export function priceOf({
  quantity,
  pricePerSubscription,
  taxPercent,
  discount,
}: PricedOrder): Prices {
  const totalSubscription = quantity * pricePerSubscription;
  const taken = discountOf(totalSubscription, discount);
  const total = totalSubscription - taken;
  const rate = hundredthsOfPercent(taxPercent);
  const tax = divideRounded(BigInt(total) * rate, WHOLE + rate);
  return { totalSubscription, discount: taken, subTotal: total - tax, tax, total };
}
