import type { House } from "../start";
import { anyUser, registerConfirmed } from "../rooms/accounts/public";
import { addBroker, foundBrokerage, reservePromoCode } from "../rooms/brokerages/public";
import { loadCafe } from "./load-cafe";

const PASSWORD = "Continuity-1";
const OWNER = {
  email: "owner@demo.example",
  password: PASSWORD,
  firstName: "Olivia",
  lastName: "Marsh",
};
const BROKER = {
  email: "broker@demo.example",
  password: PASSWORD,
  firstName: "Ben",
  lastName: "Okafor",
};

/**
 * Loads the demonstration into an empty installation: a brokerage with quota and the promo code
 * DEMO-PLAN, and a café with one finished plan. Where anybody is registered nothing happens.
 */
export async function loadDemonstration(house: House): Promise<void> {
  const { services } = house;
  const { database } = services;
  if (await anyUser(database.query)) return;
  const ownerId = await registerConfirmed(database.query, services, OWNER);
  const brokerId = await registerConfirmed(database.query, services, BROKER);
  if (!ownerId || !brokerId) return;
  const brokerageId = await database.transaction(async (tx) => {
    const id = await foundBrokerage(tx, services, { name: "Anchorage Brokers", quota: 500 });
    await addBroker(tx, services, id, brokerId);
    await reservePromoCode(tx, services, { brokerageId: id, code: "DEMO-PLAN", quantity: 100 });
    return id;
  });
  await loadCafe(house, { ownerId, brokerageId });
}
