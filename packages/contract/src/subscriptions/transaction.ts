import * as z from "zod/mini";
import { id, instant } from "../platform/field-rules";
import { wholeNumber } from "../platform/number-rules";

/**
 * A purchase, or a transfer between brokerages (specification 3). `amount` is never negative; screens show a transfer
 * out of the person's brokerage with a minus.
 */
export const Transaction = z.object({
  transactionId: id(),
  type: z.enum(["PURCHASE", "TRANSFER"]),
  date: instant(),
  amount: z.number(),
  /** Null for a purchase. */
  fromBrokerageId: z.nullable(id()),
  fromBrokerageName: z.nullable(z.string()),
  /** Null for a person's own purchase. */
  toBrokerageName: z.nullable(z.string()),
  /** Who did it; null for the operator, a deleted account and a person of another brokerage. */
  userName: z.nullable(z.string()),
});
export type Transaction = z.infer<typeof Transaction>;

const MISSING_AMOUNT = "Please input the number of subscriptions you want to transfer.";
const MAX_AMOUNT = 10_000_000;

export const TransferInput = z.strictObject({
  toBrokerageId: id("Please select the brokerage."),
  amount: wholeNumber(MISSING_AMOUNT, {
    min: 0,
    max: MAX_AMOUNT,
    tooLarge: "This is more than the remaining quota.",
  }),
  /** The caller's user id. The server records the caller in any case. */
  initiator: z.optional(id()),
});

/** Returns the amount with its sign: negative for a transfer out of the brokerage. */
export const signedAmount = (
  { type, amount, fromBrokerageId }: Pick<Transaction, "type" | "amount" | "fromBrokerageId">,
  brokerageId: string | null,
): number =>
  type === "TRANSFER" && fromBrokerageId !== null && fromBrokerageId === brokerageId && amount > 0
    ? -amount
    : amount;
