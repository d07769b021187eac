import { idSource, systemChance } from "../apps/api/src/platform/chance";
import { systemClock } from "../apps/api/src/platform/clock";
import { reservePromoCode } from "../apps/api/src/rooms/brokerages/public";
import type { RunningHouse } from "./house";

const means = { clock: systemClock, newId: idSource(systemClock, systemChance) };

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
