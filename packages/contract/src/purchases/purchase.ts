import * as z from "zod/mini";
import { id, instant, LIMITS, requiredText } from "../platform/field-rules";
import { wholeNumber } from "../platform/number-rules";
import { CURRENCIES } from "./price-currencies";

/** The most subscriptions of one purchase. */
export const MAX_QUANTITY = 500;

const QUANTITY = `Please input a quantity between 1 and ${MAX_QUANTITY}.`;

/** Positive whole numbers only (specification 5, 'Purchase'). */
const quantity = () => wholeNumber(QUANTITY, { min: 1, max: MAX_QUANTITY });

/** A code is 4 to 32 characters; anything longer is invalid anyway. */
const discountCode = (message: string) => requiredText(message, 100);

export const BillingAddress = z.strictObject({
  address: requiredText("Please input the address.", LIMITS.line),
  city: requiredText("Please input the city."),
  postcode: requiredText("Please input the postcode.", 20),
  state: requiredText("Please input the state."),
  country: requiredText("Please input the country."),
});
export type BillingAddress = z.infer<typeof BillingAddress>;

export const DiscountCodeInput = z.strictObject({
  discountCode: discountCode("Please input the discount code."),
});

export const PriceInput = z.strictObject({
  quantity: quantity(),
  discountCode: z.optional(z.nullable(discountCode("Please input the discount code."))),
});

export const PurchaseInput = z.strictObject({
  /** From the payment provider's card fields; used for one purchase. */
  singleUseToken: requiredText("Please input the card.", 255),
  quantity: quantity(),
  discountCode: z.optional(z.nullable(discountCode("Please input the discount code."))),
  billingAddress: BillingAddress,
  /** The total that the person saw (whole cents): the purchase is refused if it is another one. */
  expectedTotal: z.optional(
    wholeNumber("Please check the total.", { min: 0, max: Number.MAX_SAFE_INTEGER }),
  ),
});

/** A discount that applies (specification 3, 'Discount'): an amount in whole cents, or a percentage. */
export const Discount = z.object({
  code: z.string(),
  discountAmount: z.optional(z.number()),
  discountPercentage: z.optional(z.number()),
});
export type Discount = z.infer<typeof Discount>;

/** Amounts in whole cents (specification 3, 'Price summary'). */
export const PriceSummary = z.object({
  totalSubscription: z.number(),
  discount: z.number(),
  subTotal: z.number(),
  tax: z.number(),
  total: z.number(),
});
export type PriceSummary = z.infer<typeof PriceSummary>;

/** What the purchase page needs to know before anyone buys. */
export const Checkout = z.object({
  /** `sandbox` takes no money. */
  provider: z.enum(["sandbox", "stripe"]),
  /** For the provider's own card fields; null for the sandbox. */
  publishableKey: z.nullable(z.string()),
  currency: z.enum(CURRENCIES),
  /** Whole cents, tax included. */
  pricePerSubscription: z.number(),
  /** Null without tax. */
  taxName: z.nullable(z.string()),
});
export type Checkout = z.infer<typeof Checkout>;

/**
 * `processing`: the provider has not responded; the server tries again. `completed`: paid, and the keys are issued.
 * `failed`: not paid. `refunded`: paid, and returned because no keys could be issued.
 */
export const PURCHASE_STATUSES = ["processing", "completed", "failed", "refunded"] as const;

export const Purchase = z.object({
  purchaseId: id(),
  status: z.enum(PURCHASE_STATUSES),
  quantity: z.number(),
  currency: z.enum(CURRENCIES),
  taxName: z.nullable(z.string()),
  price: PriceSummary,
  /** Null without a discount. */
  discountCode: z.nullable(z.string()),
  /** On the receipt; null until the purchase is completed. */
  receiptNumber: z.nullable(z.string()),
  /** The receipt and the confirmation go here. */
  email: z.string(),
  createdAt: instant(),
});
export type Purchase = z.infer<typeof Purchase>;

/** The most declined attempts whose times are listed with a purchase. */
export const MAX_DECLINED_SHOWN = 20;

export const ListedPurchase = z.extend(Purchase, {
  /** When earlier attempts to pay for it were declined, newest first. */
  declinedAt: z.array(instant()).check(z.maxLength(MAX_DECLINED_SHOWN)),
});
export type ListedPurchase = z.infer<typeof ListedPurchase>;

export const StartedPurchase = z.extend(Purchase, {
  /** The holder of the card must authenticate (3-D Secure): for the payment provider's script. */
  clientSecret: z.optional(z.string()),
});
export type StartedPurchase = z.infer<typeof StartedPurchase>;
