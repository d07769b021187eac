import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database";
import { rowOf } from "../../platform/database/sql/row-of";
import type { JobKey } from "../../platform/jobs/jobs-store";
import { type PurchaseRow, purchases } from "./purchases-table";

/** The jobs of a provider's purchases: only that provider can settle them. */
export const queueOf = (provider: PurchaseRow["provider"]): string => `purchases of ${provider}`;

/** The job of a purchase, until it has ended and its receipt is sent. */
export const jobOf = ({ id, provider }: Pick<PurchaseRow, "id" | "provider">): JobKey => ({
  queue: queueOf(provider),
  key: id,
});

/** Inserts a purchase. Returns false if its token was used for one before. */
export async function insertPurchaseOnce(
  db: Queryable,
  row: typeof purchases.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(purchases)
    .values(rowOf(purchases, row))
    .onConflictDoNothing({ target: purchases.tokenHash })
    .returning({ id: purchases.id });
  return rows.length > 0;
}

export async function purchaseByToken(
  db: Queryable,
  tokenHash: Buffer,
): Promise<PurchaseRow | undefined> {
  const [row] = await db
    .select()
    .from(purchases)
    .where(eq(purchases.tokenHash, tokenHash))
    .limit(1);
  return row;
}

/** Returns a purchase of that person. */
export async function purchaseOf(
  db: Queryable,
  userId: string,
  id: string,
): Promise<PurchaseRow | undefined> {
  const [row] = await db
    .select()
    .from(purchases)
    .where(and(eq(purchases.userId, userId), eq(purchases.id, id)))
    .limit(1);
  return row;
}

/** Stores the provider's id of a payment. Returns false if the purchase has ended meanwhile: it must not be charged. */
export async function storePayment(db: Queryable, id: string, paymentId: string): Promise<boolean> {
  const rows = await db
    .update(purchases)
    .set(rowOf(purchases, { paymentId }))
    .where(and(eq(purchases.id, id), eq(purchases.status, "charging")))
    .returning({ id: purchases.id });
  return rows.length > 0;
}

type Status = PurchaseRow["status"];
type Change = {
  readonly status: Status;
  readonly endedAt?: Date;
  readonly receiptNumber?: number;
  readonly receiptMessageId?: string;
};

/**
 * Changes a purchase's status, if it still has the earlier one. Returns whether it did: each purchase leaves a status
 * once, also with several processes.
 */
export async function changeStatus(
  db: Queryable,
  id: string,
  from: Status,
  change: Change,
): Promise<boolean> {
  const rows = await db
    .update(purchases)
    .set(rowOf(purchases, change))
    .where(and(eq(purchases.id, id), eq(purchases.status, from)))
    .returning({ id: purchases.id });
  return rows.length > 0;
}

/** Returns a number that no other receipt has. */
export async function nextReceiptNumber(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ number: number }>(
    sql`select nextval('receipt_numbers') as number`,
  );
  const [row] = rows;
  if (!row) throw new Error("The sequence has no next number.");
  return row.number;
}

/** Returns a purchase; undefined for an unknown id. */
export async function purchaseById(db: Queryable, id: string): Promise<PurchaseRow | undefined> {
  const [row] = await db.select().from(purchases).where(eq(purchases.id, id)).limit(1);
  return row;
}

/** Records that the confirmation has its receipt, or is sent without it. */
export async function endReceipt(db: Queryable, id: string) {
  await db
    .update(purchases)
    .set(rowOf(purchases, { receiptMessageId: null }))
    .where(eq(purchases.id, id));
}

/** Returns what is stored about a person's purchases, newest first. */
export const purchasesBy = (db: Queryable, userId: string) =>
  db
    .select({
      purchaseId: purchases.id,
      status: purchases.status,
      quantity: purchases.quantity,
      currency: purchases.currency,
      total: purchases.total,
      discountCode: purchases.discountCode,
      buyerName: purchases.buyerName,
      buyerEmail: purchases.buyerEmail,
      billingAddress: purchases.billingAddress,
      receiptNumber: purchases.receiptNumber,
      createdAt: purchases.createdAt,
    })
    .from(purchases)
    .where(eq(purchases.userId, userId))
    .orderBy(desc(purchases.createdAt), desc(purchases.id))
    .limit(MAX_ROWS);

/** Removes a person from their purchases: what was sold and for how much remains with the seller. */
export async function anonymisePurchasesOf(db: Queryable, userId: string) {
  await db
    .update(purchases)
    .set(
      rowOf(purchases, { userId: null, buyerName: null, buyerEmail: null, billingAddress: null }),
    )
    .where(eq(purchases.userId, userId));
}
