import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { lockRows } from "../../platform/database/sql/row-locks-store";
import { brokerages, brokers } from "./brokerages-table";

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

/**
 * Returns the brokerage in which the person is the only broker; undefined if there is none. Locks the brokerage until
 * the transaction ends, so that only one of the last two brokers can leave.
 */
export async function brokerageLeftEmptyBy(tx: Queryable, userId: string) {
  const ofUser = sql`id in (select brokerage_id from brokers where user_id = ${userId})`;
  await lockRows(tx, "brokerages", ofUser, "no key update");
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
