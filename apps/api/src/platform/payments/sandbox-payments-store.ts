import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rowOf } from "../database/sql/row-of";
import { sandboxPayments as table } from "./sandbox-payments-table";

export type SandboxPayment = typeof table.$inferSelect;

/** Inserts a payment, or returns the id of the one with the same purchase. */
export async function insertSandboxPayment(
  db: Queryable,
  row: typeof table.$inferInsert,
): Promise<string> {
  await db
    .insert(table)
    .values(rowOf(table, row))
    .onConflictDoNothing({ target: table.purchaseId });
  const [stored] = await db
    .select({ id: table.id })
    .from(table)
    .where(eq(table.purchaseId, row.purchaseId))
    .limit(1);
  if (!stored) throw new Error("The payment was not written.");
  return stored.id;
}

const change = async (
  db: Queryable,
  id: string,
  from: readonly SandboxPayment["status"][],
  status: SandboxPayment["status"] | SQL,
) => {
  await db
    .update(table)
    .set(rowOf(table, { status }))
    .where(and(eq(table.id, id), inArray(table.status, [...from])));
  const [row] = await db.select().from(table).where(eq(table.id, id)).limit(1);
  return row;
};

/** Takes the money of a prepared payment, unless its card is declined. Returns the payment. */
export const confirmSandboxPayment = (db: Queryable, id: string) =>
  change(
    db,
    id,
    ["prepared"],
    sql`case ${table.card} when 'declined' then 'declined' else 'paid' end`,
  );

/** Cancels a payment that is not paid. Returns the payment. */
export const cancelSandboxPayment = (db: Queryable, id: string) =>
  change(db, id, ["prepared"], "cancelled");

/** Returns the money of a paid payment. Returns the payment. */
export const refundSandboxPayment = (db: Queryable, id: string) =>
  change(db, id, ["paid"], "refunded");
