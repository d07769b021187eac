import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { and, desc, eq, isNull, lt, or } from "drizzle-orm";
import { DAY, addMs, MINUTE } from "../../clock";
import type { Queryable } from "../../database/database";
import { deleteRowsBefore } from "../../database/sql/past-rows-store";
import { rowOf } from "../../database/sql/row-of";
import { idempotencyKeys as table } from "./idempotency-table";

export type KeyName = {
  readonly userId: string;
  readonly operation: string;
  readonly key: string;
};

/** A key that this request has claimed; another request may claim it after a minute. */
export type Claim = KeyName & { readonly claimedAt: Date };

const named = (name: KeyName) =>
  and(eq(table.userId, name.userId), eq(table.operation, name.operation), eq(table.key, name.key));

/**
 * Claims a key for a first request, or returns the earlier claim. A claim whose process died can be claimed again after
 * a minute; keys are stored for a day. Neither claimed nor found: the earlier claim was deleted meanwhile.
 */
export async function claimKey(db: Queryable, name: KeyName, requestHash: Buffer, now: Date) {
  const claim = { requestHash, createdAt: now, status: null, answer: null };
  const [claimed] = await db
    .insert(table)
    .values(rowOf(table, { ...name, ...claim }))
    .onConflictDoUpdate({
      target: [table.userId, table.operation, table.key],
      set: claim,
      setWhere: or(
        lt(table.createdAt, addMs(now, -DAY)),
        and(isNull(table.status), lt(table.createdAt, addMs(now, -MINUTE))),
      ),
    })
    .returning({ key: table.key });
  if (claimed) return { claimed: true, earlier: undefined };
  const [earlier] = await db
    .select({ requestHash: table.requestHash, status: table.status, answer: table.answer })
    .from(table)
    .where(named(name))
    .limit(1);
  return { claimed: false, earlier };
}

const isOpen = (claim: Claim) =>
  and(named(claim), eq(table.createdAt, claim.claimedAt), isNull(table.status));

/** Stores the response for repeats; returns false if another request has taken the claim over. */
export async function storeResponse(
  db: Queryable,
  claim: Claim,
  status: number,
  answer: unknown,
): Promise<boolean> {
  const rows = await db
    .update(table)
    .set(rowOf(table, { status, answer }))
    .where(isOpen(claim))
    .returning({ key: table.key });
  return rows.length > 0;
}

/** Deletes stored responses after a day, repeated or not. */
export async function deleteExpiredKeys(db: Queryable, now: Date) {
  await deleteRowsBefore(db, table, table.createdAt, addMs(now, -DAY));
}

/** Deletes a failed request's claim, so that its repeat runs. Leaves another request's claim, and a stored response. */
export async function forgetClaim(db: Queryable, claim: Claim) {
  await db.delete(table).where(isOpen(claim));
}

/** Returns the person's requests with a stored response, newest first. */
export const storedRequestsOf = (db: Queryable, userId: string) =>
  db
    .select({ operation: table.operation, createdAt: table.createdAt })
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(desc(table.createdAt), table.key)
    .limit(MAX_ROWS);

export async function deleteStoredRequestsOf(db: Queryable, userId: string) {
  await db.delete(table).where(eq(table.userId, userId));
}
