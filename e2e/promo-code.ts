import { reservePromoCode } from "../apps/api/src/features/brokerages/public";
import type { RunningApp } from "./app";
import { means } from "./steps";

/** A brokerage of that person, with a promo code for its clients to bring along. */
export async function giveOutPromoCode(
  app: RunningApp,
  broker: string,
  code: string,
): Promise<void> {
  const words = ["--name", "Anchorage Brokers", "--quota", "5", "--broker", broker];
  const brokerageId = (await app.command("brokerage", "create", ...words)).trim();
  await app.inDatabase((query) =>
    reservePromoCode(query, means, { brokerageId, code, quantity: 2 }),
  );
}
