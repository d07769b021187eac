import { defineError } from "../platform/errors";

export const DISCOUNT_INVALID = "This discount code is invalid.";

/** Unknown, not yet valid and expired codes get the same error. */
export const DISCOUNT_REFUSED = defineError({
  code: "discount-refused",
  status: 400,
  message: DISCOUNT_INVALID,
});
/** The card was declined, or the payment was not made for another reason. Nothing was charged. */
export const PAYMENT_FAILED = defineError({
  code: "payment-failed",
  status: 422,
  message: "Payment was failed",
});
export const NOT_FOR_SALE = defineError({
  code: "not-for-sale",
  status: 409,
  message: "Subscriptions cannot be bought here.",
});
/** A discount covers the whole price: there is nothing to charge. */
export const NOTHING_TO_PAY = defineError({
  code: "nothing-to-pay",
  status: 422,
  message: "The total is 0, so there is nothing to pay. Contact us to get your keys.",
});
/** The price is no longer the one that the person saw. */
export const PRICE_CHANGED = defineError({
  code: "price-changed",
  status: 409,
  message: "The price has changed. Check the new total and pay again.",
});
