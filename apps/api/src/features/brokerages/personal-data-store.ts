import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { desc, eq, or, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { lockRows } from "../../platform/database/row-locks-store";
import { brokerages, brokers, promoCodes, quotaEntries, subscriptions } from "./brokerages-table";

/** Returns the person's record as a broker; undefined for anyone else. */
export async function brokerRecordOf(db: Queryable, userId: string) {
  const [broker] = await db
    .select({
      brokerId: brokers.id,
      brokerageId: brokers.brokerageId,
      brokerageName: brokerages.name,
      createdAt: brokers.createdAt,
    })
    .from(brokers)
    .innerJoin(brokerages, eq(brokerages.id, brokers.brokerageId))
    .where(eq(brokers.userId, userId))
    .limit(1);
  return broker;
}

/** Returns when the person added brokers, but not whom. */
export const brokersAddedBy = (db: Queryable, userId: string) =>
  db
    .select({ brokerageId: brokers.brokerageId, createdAt: brokers.createdAt })
    .from(brokers)
    .where(eq(brokers.addedByUserId, userId))
    .orderBy(brokers.createdAt, brokers.id)
    .limit(MAX_ROWS);

/** Returns subscriptions that the person issued or used, without the keys, which are secret. */
export const subscriptionsNaming = (db: Queryable, userId: string) =>
  db
    .select({
      subscriptionId: subscriptions.id,
      isIssuedByYou: sql<boolean>`${subscriptions.issuedByUserId} is not distinct from ${userId}::uuid`,
      isAssignedToYou: sql<boolean>`${subscriptions.assignedToUserId} is not distinct from ${userId}::uuid`,
      organisationId: subscriptions.organisationId,
      planId: subscriptions.planId,
      createdAt: subscriptions.createdAt,
      activeDate: subscriptions.activeDate,
      expiryDate: subscriptions.expiryDate,
      revokedAt: subscriptions.revokedAt,
    })
    .from(subscriptions)
    .where(or(eq(subscriptions.issuedByUserId, userId), eq(subscriptions.assignedToUserId, userId)))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(MAX_ROWS);

/** Returns promo codes that the person created, without the codes, which are secret. */
export const promoCodesMadeBy = (db: Queryable, userId: string) =>
  db
    .select({
      brokerageId: promoCodes.brokerageId,
      quantity: promoCodes.quantity,
      createdAt: promoCodes.createdAt,
    })
    .from(promoCodes)
    .where(eq(promoCodes.createdByUserId, userId))
    .orderBy(desc(promoCodes.createdAt), desc(promoCodes.id))
    .limit(MAX_ROWS);

export const quotaEntriesBy = (db: Queryable, userId: string) =>
  db
    .select({
      brokerageId: quotaEntries.brokerageId,
      kind: quotaEntries.kind,
      quantity: quotaEntries.quantity,
      createdAt: quotaEntries.createdAt,
    })
    .from(quotaEntries)
    .where(eq(quotaEntries.actorUserId, userId))
    .orderBy(desc(quotaEntries.createdAt), desc(quotaEntries.id))
    .limit(MAX_ROWS);

/**
 * Returns the brokerage in which the person is the only broker; undefined if there is none. Locks the brokerage until
 * the transaction ends, so that only one of the last two brokers can leave.
 */
export async function brokerageLeftEmptyBy(tx: Queryable, userId: string) {
  const theirs = sql`id in (select brokerage_id from brokers where user_id = ${userId})`;
  await lockRows(tx, "brokerages", theirs, "no key update");
  const [own] = await tx
    .select({ id: brokerages.id, name: brokerages.name })
    .from(brokerages)
    .innerJoin(brokers, eq(brokers.brokerageId, brokerages.id))
    .where(eq(brokers.userId, userId))
    .limit(1);
  if (!own) return undefined;
  const all = await tx
    .select({ id: brokers.id })
    .from(brokers)
    .where(eq(brokers.brokerageId, own.id))
    .orderBy(brokers.id)
    .limit(2);
  return all.length > 1 ? undefined : own;
}
