import { hundredthsText } from "@holdfast/contract/platform/money-rules";
import { moneyOf } from "@holdfast/contract/purchases/price-currencies";
import { receiptNumberText } from "@holdfast/contract/purchases/receipt-rules";
import { composeEmail } from "../../../platform/mail/compose-email";
import { greetingTo } from "../../../platform/mail/name-in-email-rules";
import type { PurchaseRow } from "../purchases-table";

const REASON = "you bought subscriptions on Holdfast with this account";

const countOf = (quantity: number) =>
  quantity === 1 ? "1 subscription" : `${quantity} subscriptions`;

const amountOf = (cents: number, { currency }: Pick<PurchaseRow, "currency">) =>
  hundredthsText(BigInt(cents), moneyOf(currency));

type Buyer = { readonly firstName: string; readonly isBroker: boolean };

/** Confirms a purchase: what was paid for, where the keys are, and the amounts of the receipt, which is attached. */
export function purchaseEmail(
  purchase: PurchaseRow,
  receiptNumber: number,
  { firstName, isBroker }: Buyer,
  publicUrl: string,
) {
  const { quantity, seller, taxName } = purchase;
  const tax =
    taxName === null ? "" : `, including ${taxName} of ${amountOf(purchase.tax, purchase)}`;
  return composeEmail({
    subject: `Your purchase of ${countOf(quantity)}`,
    greeting: greetingTo(firstName),
    paragraphs: [
      `Thank you. You paid ${amountOf(purchase.total, purchase)}${tax}, for ${countOf(quantity)}.`,
      isBroker
        ? `${quantity === 1 ? "It has" : "They have"} been added to the quota of your brokerage.`
        : `Your ${quantity === 1 ? "key is" : "keys are"} in My Subscriptions. Enter ${quantity === 1 ? "it" : "one"} when you create or renew a plan.`,
      `Receipt ${receiptNumberText(receiptNumber)}, sold by ${[seller.name, seller.abn && `ABN ${seller.abn}`].filter(Boolean).join(", ")}. If you have questions about it, write to ${seller.email}.`,
    ],
    link: {
      label: "Open my subscriptions",
      url: `${publicUrl}/admin/${isBroker ? "brokerage-subscriptions" : "my-subscriptions"}`,
    },
    reason: REASON,
    publicUrl,
  });
}

/** Says that a payment whose outcome was unknown was not made. */
export const paymentFailedEmail = (
  { quantity }: Pick<PurchaseRow, "quantity">,
  firstName: string,
  publicUrl: string,
) =>
  composeEmail({
    subject: "Your payment was not made",
    greeting: greetingTo(firstName),
    paragraphs: [
      `Your payment for ${countOf(quantity)} was not made, and nothing was charged.`,
      "You can try again, with the same card or another one.",
    ],
    link: { label: "Buy subscriptions", url: `${publicUrl}/purchase` },
    reason: REASON,
    publicUrl,
  });

/** Says that a payment was returned because its keys could not be issued. */
export const refundedEmail = (purchase: PurchaseRow, firstName: string, publicUrl: string) =>
  composeEmail({
    subject: "Your payment has been refunded",
    greeting: greetingTo(firstName),
    paragraphs: [
      `You paid ${amountOf(purchase.total, purchase)} for ${countOf(purchase.quantity)}, but the keys could not be issued. The full amount has been returned to your card. It can take up to 10 days to appear on your statement.`,
      "You can try again. If it happens again, contact us.",
    ],
    link: { label: "Buy subscriptions", url: `${publicUrl}/purchase` },
    reason: REASON,
    publicUrl,
  });
