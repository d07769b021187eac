import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { desc, eq, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../platform/database/database";
import { rowOf } from "../../platform/database/sql/row-of";
import { keyPurchases, promoCodes, quotaEntries, subscriptions } from "./subscriptions-table";

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
