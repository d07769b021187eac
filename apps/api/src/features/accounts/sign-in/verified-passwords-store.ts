import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database";
import { lockUser } from "../../../platform/database/sql/row-locks-store";
import { rowOf } from "../../../platform/database/sql/row-of";
import { users } from "../accounts-table";
import { userById, type UserRow } from "../users-store";

/** An account whose password was verified, with the hash that it was compared with. */
export type VerifiedUser = Pick<UserRow, "id" | "passwordHash">;

/** Replaces the hash of the verified password. Returns whether that password was still in use. */
export async function renewPasswordHash(
  db: Queryable,
  verified: { readonly id: string; readonly passwordHash: string },
  passwordHash: string,
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set(rowOf(users, { passwordHash }))
    .where(and(eq(users.id, verified.id), eq(users.passwordHash, verified.passwordHash)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/**
 * Locks an account whose password was verified before the transaction (`lockUser`). Returns whether that password is
 * still in use: a reset may have replaced it in between.
 */
export async function lockVerified(tx: Queryable, verified: VerifiedUser): Promise<boolean> {
  await lockUser(tx, verified.id);
  // A separate statement sees what was committed while waiting for the lock.
  const current = await userById(tx, verified.id);
  return current !== undefined && current.passwordHash === verified.passwordHash;
}
