import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { later, MINUTE } from "../../platform/clock";
import type { Queryable } from "../../platform/database/database";
import { rowOf } from "../../platform/database/row-of";
import type { PreparedPayment } from "../../platform/payments/payment-provider";
import { type PurchaseRow, purchases } from "./purchases-table";

/** How long a process may work on a purchase before another one may lease it (ms): longer than a provider answers. */
export const LEASE = 2 * MINUTE;

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
 * Changes a purchase's status, if it still has the earlier one, and ends the lease. Returns whether it did: each
 * purchase leaves a status once, also with several processes.
 */
export async function changeStatus(
  db: Queryable,
  id: string,
  from: Status,
  change: Change,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(purchases)
    .set(rowOf(purchases, { ...change, runAt: now, lockedUntil: null, attempts: 0 }))
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

/** Leases up to `count` purchases of a provider whose payment, refund or receipt is due. */
export async function leasePurchases(
  db: Queryable,
  provider: PurchaseRow["provider"],
  count: number,
  now: Date,
): Promise<PurchaseRow[]> {
  const due = db
    .select({ id: purchases.id })
    .from(purchases)
    .where(
      and(
        eq(purchases.provider, provider),
        or(
          inArray(purchases.status, ["charging", "refunding"]),
          isNotNull(purchases.receiptMessageId),
        ),
        lte(purchases.runAt, now),
        or(isNull(purchases.lockedUntil), lte(purchases.lockedUntil, now)),
      ),
    )
    .orderBy(asc(purchases.runAt), asc(purchases.id))
    .limit(count)
    .for("update", { skipLocked: true });
  return db
    .update(purchases)
    .set(
      rowOf(purchases, {
        lockedUntil: later(now, LEASE),
        attempts: sql`${purchases.attempts} + 1`,
      }),
    )
    .where(inArray(purchases.id, due))
    .returning();
}

/** Makes the purchase of a payment due unless it has ended; a process that works on it continues. */
export async function makeDue(
  db: Queryable,
  { purchaseId, paymentId }: PreparedPayment,
  now: Date,
): Promise<void> {
  await db
    .update(purchases)
    .set(rowOf(purchases, { runAt: now }))
    .where(
      and(
        eq(purchases.id, purchaseId),
        eq(purchases.paymentId, paymentId),
        eq(purchases.status, "charging"),
      ),
    );
}

/** Ends a lease: the purchase is looked at again at that time. */
export async function postpone(db: Queryable, id: string, runAt: Date) {
  await db
    .update(purchases)
    .set(rowOf(purchases, { runAt, lockedUntil: null }))
    .where(eq(purchases.id, id));
}

/** Records that the confirmation has its receipt, or is sent without it. */
export async function endReceipt(db: Queryable, id: string) {
  await db
    .update(purchases)
    .set(rowOf(purchases, { receiptMessageId: null, lockedUntil: null }))
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
