import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { inBatches } from "../../platform/database/sql/many-rows-store";
import { rowOf, rowsOf } from "../../platform/database/sql/row-of";
import { keyPurchases, quotaEntries } from "./subscriptions-table";

export type QuotaEntry = typeof quotaEntries.$inferInsert;

/** Returns how many subscriptions a quota has left: the sum of its ledger. */
export async function remainingOf(db: Queryable, brokerageId: string): Promise<number> {
  const [row] = await db
    .select({ remaining: sql<number>`coalesce(sum(${quotaEntries.quantity}), 0)::int` })
    .from(quotaEntries)
    .where(eq(quotaEntries.brokerageId, brokerageId));
  return row?.remaining ?? 0;
}

export async function insertQuotaEntries(db: Queryable, rows: readonly QuotaEntry[]) {
  await inBatches(rows, async (batch) => {
    await db.insert(quotaEntries).values(rowsOf(quotaEntries, batch));
  });
}

/** Inserts a purchase. Returns false if the payment has been recorded before. */
export async function insertPurchaseOnce(
  db: Queryable,
  row: typeof keyPurchases.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(keyPurchases)
    .values(rowOf(keyPurchases, row))
    .onConflictDoNothing({ target: keyPurchases.reference })
    .returning({ id: keyPurchases.id });
  return rows.length > 0;
}

/** Returns the brokerage that a recorded payment was credited to; null for a person's own purchase. */
export async function brokerageOfPurchase(db: Queryable, reference: string) {
  const [row] = await db
    .select({ brokerageId: keyPurchases.brokerageId })
    .from(keyPurchases)
    .where(eq(keyPurchases.reference, reference))
    .limit(1);
  return row?.brokerageId ?? null;
}
