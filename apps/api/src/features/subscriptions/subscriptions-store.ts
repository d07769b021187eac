import type { PlanYear } from "@holdfast/contract/subscriptions/stacked-years-rules";
import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { and, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { BrokerageScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { inBatches } from "../../platform/database/sql/many-rows-store";
import { rowOf, rowsOf } from "../../platform/database/sql/row-of";
import { promoCodes, subscriptions } from "./subscriptions-table";

export type Activation = {
  readonly organisationId: string;
  readonly planId: string;
  readonly usedByUserId: string;
  readonly activeDate: Date;
  readonly expiryDate: Date;
};

const isUsableKey = (key: string, now: Date) =>
  and(
    eq(subscriptions.key, key),
    isNull(subscriptions.planId),
    isNull(subscriptions.activeDate),
    isNull(subscriptions.revokedAt),
    or(isNull(subscriptions.expiryDate), gt(subscriptions.expiryDate, now)),
  );

const isUsableCode = (codeKey: string, now: Date) =>
  and(
    eq(promoCodes.codeKey, codeKey),
    isNull(promoCodes.revokedAt),
    gt(promoCodes.expiresAt, now),
    lt(promoCodes.used, promoCodes.quantity),
  );

/** Whether a subscription key or promo code can be used now; each is null if the text has another form. */
export async function isUsable(
  db: Queryable,
  { key, codeKey }: { readonly key: string | null; readonly codeKey: string | null },
  now: Date,
): Promise<boolean> {
  const keys = key === null ? 0 : await db.$count(subscriptions, isUsableKey(key, now));
  if (keys > 0) return true;
  return codeKey !== null && (await db.$count(promoCodes, isUsableCode(codeKey, now))) > 0;
}

/** Uses up an unused, unrevoked key. One statement, so that only one concurrent use succeeds. */
export async function activateKey(db: Queryable, key: string, activation: Activation, now: Date) {
  const [row] = await db
    .update(subscriptions)
    .set(
      rowOf(subscriptions, {
        ...activation,
        // A key that was assigned to someone remains theirs.
        assignedToUserId: sql`case when ${subscriptions.assignedEmail} is null
          then coalesce(${subscriptions.assignedToUserId}, ${activation.usedByUserId}::uuid) end`,
      }),
    )
    .where(isUsableKey(key, now))
    .returning({ id: subscriptions.id });
  return row;
}

/** Uses one of a promo code's uses, if it has any left, is valid and is not revoked. */
export async function redeemPromoCode(db: Queryable, codeKey: string, now: Date) {
  const [row] = await db
    .update(promoCodes)
    .set(rowOf(promoCodes, { used: sql`${promoCodes.used} + 1` }))
    .where(isUsableCode(codeKey, now))
    .returning({ id: promoCodes.id, brokerageId: promoCodes.brokerageId });
  return row;
}

export async function insertSubscriptions(
  db: Queryable,
  rows: readonly (typeof subscriptions.$inferInsert)[],
) {
  await inBatches(rows, async (batch) => {
    await db.insert(subscriptions).values(rowsOf(subscriptions, batch));
  });
}

const theKey = ({ brokerageId }: Pick<BrokerageScope, "brokerageId">, key: string) =>
  and(eq(subscriptions.brokerageId, brokerageId), eq(subscriptions.key, key));

/** Returns the plan of a brokerage's key, null before it is used; undefined if the brokerage has no such key. */
export async function keyOfBrokerage(
  db: Queryable,
  scope: Pick<BrokerageScope, "brokerageId">,
  of: { readonly key: string } | { readonly subscriptionId: string },
) {
  const isIt =
    "key" in of ? eq(subscriptions.key, of.key) : eq(subscriptions.id, of.subscriptionId);
  const [row] = await db
    .select({ id: subscriptions.id, planId: subscriptions.planId })
    .from(subscriptions)
    .where(and(eq(subscriptions.brokerageId, scope.brokerageId), isIt))
    .limit(1);
  return row;
}

/** Returns the keys of a plan that are not revoked, with the ends of their years. */
export async function yearsOfPlan(db: Queryable, planId: string): Promise<PlanYear[]> {
  const rows = await db
    .select({ id: subscriptions.id, expiryDate: subscriptions.expiryDate })
    .from(subscriptions)
    .where(and(eq(subscriptions.planId, planId), isNull(subscriptions.revokedAt)))
    .orderBy(subscriptions.expiryDate, subscriptions.id)
    .limit(MAX_ROWS);
  return rows.flatMap(({ id, expiryDate }) => (expiryDate ? [{ id, expiryDate }] : []));
}

/** Stores the new ends of years. */
export async function moveYears(db: Queryable, years: readonly PlanYear[]): Promise<void> {
  if (years.length === 0) return;
  const ends = sql.join(
    years.map(({ id, expiryDate }) => sql`when ${id}::uuid then ${expiryDate}::timestamptz`),
    sql` `,
  );
  await db
    .update(subscriptions)
    .set(rowOf(subscriptions, { expiryDate: sql`case ${subscriptions.id} ${ends} end` }))
    .where(
      inArray(
        subscriptions.id,
        years.map(({ id }) => id),
      ),
    );
}

/**
 * Revokes a key that is not revoked yet. Returns what it was used for; undefined if it has been revoked before.
 */
export async function revokeKeyRow(
  db: Queryable,
  scope: BrokerageScope,
  key: string,
  revokedAt: Date,
) {
  const [row] = await db
    .update(subscriptions)
    .set(rowOf(subscriptions, { revokedAt }))
    .where(and(theKey(scope, key), isNull(subscriptions.revokedAt)))
    .returning({
      id: subscriptions.id,
      activeDate: subscriptions.activeDate,
      organisationId: subscriptions.organisationId,
      planId: subscriptions.planId,
    });
  return row;
}

/** Assigns a key that is neither used nor revoked. Returns its id. */
export async function assignKeyRow(
  db: Queryable,
  scope: BrokerageScope,
  key: string,
  columns: Pick<
    typeof subscriptions.$inferInsert,
    "assignedToUserId" | "assignedEmail" | "assignedByUserId"
  >,
) {
  const [row] = await db
    .update(subscriptions)
    .set(rowOf(subscriptions, columns))
    .where(
      and(theKey(scope, key), isNull(subscriptions.revokedAt), isNull(subscriptions.activeDate)),
    )
    .returning({ id: subscriptions.id });
  return row;
}
