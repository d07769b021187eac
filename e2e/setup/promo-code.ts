import { reservePromoCode } from "../../apps/api/src/features/subscriptions/public";
import type { RunningApp } from "./app";
import { services } from "./steps";

/** Creates a brokerage of that person, with a promo code for its clients. */
export async function createPromoCode(
  app: RunningApp,
  broker: string,
  code: string,
): Promise<void> {
  const words = ["--name", "Anchorage Brokers", "--quota", "5", "--broker", broker];
  const brokerageId = (await app.command("brokerage", "create", ...words)).trim();
  await app.inDatabase((query) =>
    reservePromoCode(query, services, { brokerageId, code, quantity: 2 }),
  );
}
