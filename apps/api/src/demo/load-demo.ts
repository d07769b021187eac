import { appRoutes } from "../app";
import { scopeResolvers } from "../scope-resolvers";
import { insideOf } from "../platform/database/database";
import { createServer } from "../platform/http/server";
import { hashPassword } from "../platform/password-hash";
import type { Services } from "../platform/services";
import { hasUsers, DEMO_EMAILS, registerConfirmed } from "../features/accounts/public";
import { addBroker, createBrokerage } from "../features/brokerages/public";
import { addQuota, reservePromoCode } from "../features/subscriptions/public";
import type { App } from "../create-app";
import { fillBrokerage } from "./fill-brokerage";
import { loadCafe } from "./load-cafe";

const PASSWORD = "Continuity-1";
const OWNER = { email: DEMO_EMAILS.owner, firstName: "Olivia", lastName: "Marsh" };
const BROKER = { email: DEMO_EMAILS.broker, firstName: "Ben", lastName: "Okafor" };

/**
 * Loads the demo into an empty installation: a brokerage with quota and the promo code DEMO-PLAN, and a café with
 * one finished plan. Does nothing if anyone is registered.
 *
 * All of it is one transaction: an interrupted start leaves nothing, and the next one loads it completely. It also
 * waits for the disk once instead of more than a hundred times.
 */
export async function loadDemo({ services }: Pick<App, "services">): Promise<void> {
  const { database } = services;
  if (await hasUsers(database.query)) return;
  // Both share a password: hash it once, and before the transaction opens.
  const passwordHash = await hashPassword(PASSWORD);
  await database.transaction((tx) =>
    load(
      {
        ...services,
        database: insideOf(database, tx),
        // The worker cannot see the emails before the transaction commits.
        wakeOutbox: () => undefined,
      },
      passwordHash,
    ),
  );
}

async function load(services: Services, passwordHash: string) {
  const { database } = services;
  const ownerId = await registerConfirmed(database.query, services, { ...OWNER, passwordHash });
  const brokerId = await registerConfirmed(database.query, services, { ...BROKER, passwordHash });
  if (!ownerId || !brokerId) return;
  const name = "Anchorage Brokers";
  const brokerageId = await createBrokerage(database.query, services, { name });
  await addQuota(database.query, services, brokerageId, 500);
  await addBroker(database.query, services, brokerageId, brokerId);
  await reservePromoCode(database.query, services, {
    brokerageId,
    code: "DEMO-PLAN",
    quantity: 100,
    createdByUserId: brokerId,
  });
  const resolvers = scopeResolvers(services);
  const server = await createServer({ services, routes: appRoutes, resolvers });
  try {
    await loadCafe({ services, server }, { ownerId, brokerageId });
    await fillBrokerage({ services, server }, { brokerId, brokerageId });
  } finally {
    await server.close();
  }
}
