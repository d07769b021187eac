import { and, eq, isNull } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database";
import { users } from "../accounts-table";

/**
 * Holds a person until the end of the transaction, so that of two invitations accepted at once only one
 * makes its organisation the person's default.
 */
export async function lockUser(db: Queryable, userId: string) {
  await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update")
    .limit(1);
}

/** Drops a password that was chosen before anybody proved that the mailbox is theirs. */
export async function forgetUnconfirmedPassword(db: Queryable, userId: string) {
  await db
    .update(users)
    .set({ passwordHash: null })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)));
}
