import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { rowOf } from "../../platform/database/sql/row-of";
import { brokerages, brokers } from "./brokerages-table";

export async function insertBrokerage(db: Queryable, row: typeof brokerages.$inferInsert) {
  await db.insert(brokerages).values(rowOf(brokerages, row));
}

export async function insertBroker(db: Queryable, row: typeof brokers.$inferInsert) {
  await db.insert(brokers).values(rowOf(brokers, row));
}

/** Inserts a broker. Returns false if the person is already a broker of any brokerage. */
export async function insertBrokerOnce(
  db: Queryable,
  row: typeof brokers.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(brokers)
    .values(rowOf(brokers, row))
    .onConflictDoNothing({ target: brokers.userId })
    .returning({ id: brokers.id });
  return rows.length > 0;
}

/** Returns the brokerage that the person is a broker of. */
export async function brokerageOfUser(db: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ brokerageId: brokers.brokerageId })
    .from(brokers)
    .where(eq(brokers.userId, userId))
    .limit(1);
  return row?.brokerageId;
}

/** Returns the person as a broker, with the brokerage. */
export async function brokerOf(db: Queryable, userId: string) {
  const [broker] = await db
    .select({
      brokerId: brokers.id,
      brokerageId: brokers.brokerageId,
      brokerageName: brokerages.name,
    })
    .from(brokers)
    .innerJoin(brokerages, eq(brokerages.id, brokers.brokerageId))
    .where(eq(brokers.userId, userId))
    .limit(1);
  return broker;
}

/** Returns brokerages with exactly that name, at most two: an operator's command needs exactly one. */
export const brokeragesNamed = (db: Queryable, name: string) =>
  db
    .select({ id: brokerages.id, name: brokerages.name })
    .from(brokerages)
    .where(eq(brokerages.name, name))
    .orderBy(brokerages.id)
    .limit(2);
