import { and, eq, isNull } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database";
import { users } from "../accounts-table";

/** Drops what was chosen and agreed to before anybody proved that the mailbox is theirs. */
export async function forgetRegistration(db: Queryable, userId: string) {
  await db
    .update(users)
    .set({ passwordHash: null, firstName: "", lastName: "", agreementsAcceptedAt: null })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)));
}
