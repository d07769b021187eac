import { updateFirm } from "@holdfast/contract/clients/firm-endpoints";
import { transferSubscriptions } from "@holdfast/contract/subscriptions/brokerage-endpoints";
import { issueSubscriptions } from "@holdfast/contract/subscriptions/subscription-endpoints";
import { HOUR, addMs } from "../platform/clock";
import type { App } from "../create-app";
import { findSession, openSession, revokeSession } from "../features/accounts/public";
import { createBrokerage } from "../features/brokerages/public";
import { reservePromoCode } from "../features/subscriptions/public";
import { callerOf } from "./caller";

/** What the demo's brokerage prints on the reports of its clients. */
const FIRM = {
  firmName: "Anchorage Brokers",
  licence: "Example licence line: AFSL 000000",
  adviserName: "Ben Okafor",
  phone: "+61 2 5550 0401",
  email: "broker@demo.example",
};

/** Gives the demo's brokerage a sub-brokerage, a transfer, a second promo code and unused keys. */
export async function fillBrokerage(
  { services, server }: Pick<App, "services" | "server">,
  { brokerId, brokerageId }: { readonly brokerId: string; readonly brokerageId: string },
): Promise<void> {
  const { database, clock } = services;
  const toBrokerageId = await createBrokerage(database.query, services, {
    name: "Anchorage Brokers Newcastle",
    parentBrokerageId: brokerageId,
  });
  const token = await openSession(database.query, services, {
    userId: brokerId,
    isRemembered: false,
    expiresAt: addMs(clock.now(), HOUR),
  });
  const call = callerOf(server, token);
  await call(transferSubscriptions, {
    params: { brokerageId },
    body: { toBrokerageId, amount: 40 },
  });
  // Its own call counts attempts, which the transaction of the demo cannot.
  await reservePromoCode(database.query, services, {
    brokerageId,
    code: "TRADE-EVENING",
    quantity: 20,
    createdByUserId: brokerId,
  });
  await call(issueSubscriptions, { body: { quantity: 3 } });
  await call(updateFirm, { params: { brokerageId }, body: FIRM });
  const session = await findSession(services, token);
  if (session) await revokeSession(database.query, session.sessionId, clock.now());
}
