import { reservePromoCode } from "../apps/api/src/features/brokerages/public";
import type { RunningHouse } from "./house";
import { means } from "./means";

/** A brokerage of that person, with a promo code for its clients to bring along. */
export async function giveOutPromoCode(
  house: RunningHouse,
  broker: string,
  code: string,
): Promise<void> {
  const words = ["--name", "Anchorage Brokers", "--quota", "5", "--broker", broker];
  const brokerageId = (await house.command("brokerage", "create", ...words)).trim();
  await house.inDatabase((query) =>
    reservePromoCode(query, means, { brokerageId, code, quantity: 2 }),
  );
}
