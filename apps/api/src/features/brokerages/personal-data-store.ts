import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { desc, eq, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../platform/database/database";
import { lockRows } from "../../platform/database/sql/row-locks-store";
import { rowOf } from "../../platform/database/sql/row-of";
import {
  brokerages,
  brokers,
  keyPurchases,
  promoCodes,
  quotaEntries,
  subscriptions,
} from "./brokerages-table";

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

const is = (column: AnyPgColumn, userId: string) =>
  sql<boolean>`${column} is not distinct from ${userId}::uuid`;

/**
 * Returns subscriptions that the person issued or used, or that were assigned by or to the person, without the keys,
 * which are secret.
 */
export const subscriptionsNaming = (db: Queryable, userId: string, email: string) =>
  db
    .select({
      subscriptionId: subscriptions.id,
      isIssuedByYou: is(subscriptions.issuedByUserId, userId),
      isAssignedByYou: is(subscriptions.assignedByUserId, userId),
      isAssignedToYou: is(subscriptions.assignedToUserId, userId),
      isUsedByYou: is(subscriptions.usedByUserId, userId),
      assignedEmail: sql<
        string | null
      >`case when ${subscriptions.assignedEmail} = ${email.toLowerCase()} then ${subscriptions.assignedEmail} end`,
      organisationId: subscriptions.organisationId,
      planId: subscriptions.planId,
      createdAt: subscriptions.createdAt,
      activeDate: subscriptions.activeDate,
      expiryDate: subscriptions.expiryDate,
      revokedAt: subscriptions.revokedAt,
    })
    .from(subscriptions)
    .where(
      or(
        eq(subscriptions.issuedByUserId, userId),
        eq(subscriptions.assignedByUserId, userId),
        eq(subscriptions.assignedToUserId, userId),
        eq(subscriptions.usedByUserId, userId),
        eq(subscriptions.assignedEmail, email.toLowerCase()),
      ),
    )
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

/** Returns the purchases of the person. */
export const keyPurchasesOf = (db: Queryable, userId: string) =>
  db
    .select({
      brokerageId: keyPurchases.brokerageId,
      quantity: keyPurchases.quantity,
      createdAt: keyPurchases.createdAt,
    })
    .from(keyPurchases)
    .where(eq(keyPurchases.userId, userId))
    .orderBy(desc(keyPurchases.createdAt), desc(keyPurchases.id))
    .limit(MAX_ROWS);

/** Assigns the keys of an address to its account, which they then follow to another address. */
export async function assignKeysOfAddress(db: Queryable, emailKey: string, userId: string) {
  await db
    .update(subscriptions)
    .set(rowOf(subscriptions, { assignedEmail: null, assignedToUserId: userId }))
    .where(eq(subscriptions.assignedEmail, emailKey));
}

/** Removes the address of a deleted account from keys that were assigned to it before the account existed. */
export async function removeAssignedEmail(db: Queryable, email: string) {
  await db
    .update(subscriptions)
    .set(rowOf(subscriptions, { assignedEmail: null }))
    .where(eq(subscriptions.assignedEmail, email.toLowerCase()));
}

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
