import { createPlan } from "@holdfast/contract/plans/plan-endpoints";
import { readBrokerage } from "@holdfast/contract/subscriptions/brokerage-endpoints";
import { sql } from "drizzle-orm";
import { addBroker, createBrokerage } from "../../src/features/brokerages/public";
import { addQuota, issueKeys } from "../../src/features/subscriptions/public";
import type { TestApp } from "../setup/test-app";
import { signedInPerson, userIdOf } from "./people";
import type { Workspace } from "./workspace";

/** Returns an unused key of a brokerage, as if its broker had taken it from the quota. */
export async function issuedKey(app: TestApp, brokerageId: string): Promise<string> {
  const { database, newId, clock } = app.services;
  return database.transaction(async (tx) => {
    const [key = ""] = await issueKeys(tx, app.services, 1);
    await tx.execute(
      sql`update subscriptions set brokerage_id = ${brokerageId} where key = ${key}`,
    );
    await tx.execute(sql`
      insert into quota_entries (id, brokerage_id, kind, quantity, reference, created_at)
      select ${newId()}, ${brokerageId}, 'key', -1, id::text, ${clock.now()}
      from subscriptions where key = ${key}`);
    return key;
  });
}

export type BrokerageDesk = {
  /** The broker's bearer token. */
  readonly as: string;
  readonly userId: string;
  readonly brokerageId: string;
  readonly params: { readonly brokerageId: string };
};

/** Creates a brokerage with a quota and a signed-in broker; `email` identifies the broker. */
export async function brokerageDesk(
  app: TestApp,
  email: string,
  {
    quota,
    ...input
  }: { readonly quota: number; readonly name?: string; readonly parentBrokerageId?: string },
): Promise<BrokerageDesk> {
  const as = await signedInPerson(app, email);
  const userId = await userIdOf(app, as);
  const brokerageId = await app.services.database.transaction(async (tx) => {
    const id = await createBrokerage(tx, app.services, { name: "Lantern Brokers", ...input });
    await addQuota(tx, app.services, id, quota);
    await addBroker(tx, app.services, id, userId);
    return id;
  });
  return { as, userId, brokerageId, params: { brokerageId } };
}

/** Returns the summary of a brokerage. */
export const summaryOf = async (app: TestApp, { as, params }: BrokerageDesk) =>
  (await app.call(readBrokerage, { as, params })).body.summary;

/** Creates a plan for Head Office with a key or promo code. */
export const planWithKey = (app: TestApp, { token, branchId }: Workspace, key: string) =>
  app.call(createPlan, {
    as: token,
    body: { name: "Head Office plan", branchId, key, currency: "AUD", contacts: [] },
  });
