import { and, eq, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { BrokerageScope } from "../../platform/access/scope";
import type { Queryable, Transaction } from "../../platform/database/database";
import { isOneOf, lockRows, lockUser } from "../../platform/database/sql/row-locks-store";
import { rowOf } from "../../platform/database/sql/row-of";
import { brokerages, brokers } from "./brokerages-table";

/** Brokers for a statement of another feature. */
export const brokersAs = <Alias extends string>(alias: Alias) =>
  new QueryBuilder()
    .select({
      id: brokers.id,
      brokerageId: brokers.brokerageId,
      userId: brokers.userId,
      createdAt: brokers.createdAt,
    })
    .from(brokers)
    .as(alias);

/** Selects the name of a brokerage, null for none, for a statement written as SQL. */
export const nameOfBrokerage = (brokerageId: SQL) =>
  sql`(select name from brokerages where id = ${brokerageId})`;

/** Returns the name of a brokerage. */
export async function readBrokerageName(db: Queryable, brokerageId: string): Promise<string> {
  const [row] = await db
    .select({ name: brokerages.name })
    .from(brokerages)
    .where(eq(brokerages.id, brokerageId))
    .limit(1);
  return row?.name ?? "";
}

/**
 * Locks a brokerage until the transaction ends, so that its brokers change one at a time. Returns the brokerage and the
 * person's own membership; undefined for anyone but a broker of it.
 */
export async function lockBrokersOf(tx: Queryable, brokerageId: string, userId: string) {
  await lockRows(tx, "brokerages", sql`id = ${brokerageId}`, "no key update");
  const [own] = await tx
    .select({ brokerId: brokers.id, brokerageName: brokerages.name })
    .from(brokers)
    .innerJoin(brokerages, eq(brokerages.id, brokers.brokerageId))
    .where(and(eq(brokers.brokerageId, brokerageId), eq(brokers.userId, userId)))
    .limit(1);
  return own;
}

/**
 * Locks brokerages until the end of the transaction. Every change of a quota takes this lock first.
 * @param userId the person who changes it, locked before them against deletion
 */
export async function lockBrokerages(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await lockUser(tx, userId);
  await lockRows(tx, "brokerages", isOneOf(sql`id`, ids), "no key update");
}

/** Whether the person is still a broker of the brokerage; certain while its row is locked. */
export async function isStillBroker(
  db: Queryable,
  { brokerId, brokerageId, userId }: Pick<BrokerageScope, "brokerId" | "brokerageId" | "userId">,
): Promise<boolean> {
  const rows = await db
    .select({ id: brokers.id })
    .from(brokers)
    .where(
      and(
        eq(brokers.id, brokerId),
        eq(brokers.brokerageId, brokerageId),
        eq(brokers.userId, userId),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

const theBroker = (brokerageId: string, brokerId: string) =>
  and(eq(brokers.brokerageId, brokerageId), eq(brokers.id, brokerId));

/** Gives a broker's membership to another person. Throws a unique violation for a broker of any brokerage. */
export async function replaceBroker(
  tx: Queryable,
  broker: { readonly brokerageId: string; readonly brokerId: string },
  to: { readonly userId: string; readonly addedByUserId: string; readonly createdAt: Date },
): Promise<void> {
  await tx
    .update(brokers)
    .set(rowOf(brokers, to))
    .where(theBroker(broker.brokerageId, broker.brokerId));
}

/** Deletes a broker. */
export async function deleteBroker(tx: Queryable, brokerageId: string, brokerId: string) {
  await tx.delete(brokers).where(theBroker(brokerageId, brokerId));
}
