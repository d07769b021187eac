import { and, eq, isNull } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database";
import { rowOf } from "../../../platform/database/sql/row-of";
import { users } from "../accounts-table";

/** Deletes what was set and agreed to before the address was verified. */
export async function deleteUnverifiedRegistration(db: Queryable, userId: string) {
  await db
    .update(users)
    .set(
      rowOf(users, { passwordHash: null, firstName: "", lastName: "", agreementsAcceptedAt: null }),
    )
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)));
}
