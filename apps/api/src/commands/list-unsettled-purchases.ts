import { moneyOf } from "@holdfast/contract/purchases/price-currencies";
import { hundredthsText } from "@holdfast/contract/platform/money-rules";
import type { Config } from "../platform/config";
import { listUnsettled } from "../features/purchases/public";
import { type Command, say, withDatabase } from "./command";

type Unsettled = Awaited<ReturnType<typeof listUnsettled>>[number];

export const listUnsettledPurchases: Command = {
  name: ["purchases", "unsettled"],
  usage: "purchases unsettled",
  purpose: "lists the purchases whose payment or refund has not ended",
  run: (_args, config) =>
    withDatabase(config, async (database) => {
      const unsettled = await listUnsettled(database.query);
      if (unsettled.length === 0) say("Every purchase is settled.");
      for (const purchase of unsettled) say(unsettledLine(purchase, config));
    }),
};

/** Returns what the operator sees of a purchase: its payment at the provider, and what settles it. */
export function unsettledLine(purchase: Unsettled, { payment }: Pick<Config, "payment">): string {
  const { purchaseId, provider, paymentId, status, createdAt } = purchase;
  const step = status === "refunding" ? "being refunded" : "being charged";
  const amount = hundredthsText(BigInt(purchase.total), moneyOf(purchase.currency));
  const advice =
    provider === payment?.provider
      ? "the server tries again"
      : `set PAYMENT_PROVIDER=${provider} to settle it`;
  return [
    purchaseId,
    createdAt.toISOString(),
    `${purchase.quantity} for ${amount}`,
    step,
    `${provider} payment ${paymentId ?? "not created"}`,
    advice,
  ].join("; ");
}
