import { and, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { rowOf, rowsOf } from "../../platform/database/row-of";
import { promoCodes, subscriptions } from "./brokerages-table";

export type Activation = {
  readonly organisationId: string;
  readonly planId: string;
  readonly assignedToUserId: string;
  readonly activeDate: Date;
  readonly expiryDate: Date;
};

/** Uses up an unused, unrevoked key. One statement, so that only one concurrent use succeeds. */
export async function activateKey(db: Queryable, key: string, activation: Activation, now: Date) {
  const [row] = await db
    .update(subscriptions)
    .set(rowOf(subscriptions, activation))
    .where(
      and(
        eq(subscriptions.key, key),
        isNull(subscriptions.planId),
        isNull(subscriptions.activeDate),
        isNull(subscriptions.revokedAt),
        or(isNull(subscriptions.expiryDate), gt(subscriptions.expiryDate, now)),
      ),
    )
    .returning({ id: subscriptions.id });
  return row;
}

/** Uses one of a promo code's uses, if it has any left, is valid and is not revoked. */
export async function redeemPromoCode(db: Queryable, codeKey: string, now: Date) {
  const [row] = await db
    .update(promoCodes)
    .set(rowOf(promoCodes, { used: sql`${promoCodes.used} + 1` }))
    .where(
      and(
        eq(promoCodes.codeKey, codeKey),
        isNull(promoCodes.revokedAt),
        gt(promoCodes.expiresAt, now),
        lt(promoCodes.used, promoCodes.quantity),
      ),
    )
    .returning({ id: promoCodes.id, brokerageId: promoCodes.brokerageId });
  return row;
}

export async function insertSubscriptions(
  db: Queryable,
  rows: readonly (typeof subscriptions.$inferInsert)[],
) {
  if (rows.length > 0) await db.insert(subscriptions).values(rowsOf(subscriptions, rows));
}
