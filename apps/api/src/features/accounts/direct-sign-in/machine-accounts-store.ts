import { eq } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database";
import { rowOf } from "../../../platform/database/sql/row-of";
import { users } from "../accounts-table";

/** Sets whether the account may sign in without a code. */
export async function setMachineAccount(db: Queryable, userId: string, isMachineAccount: boolean) {
  await db.update(users).set(rowOf(users, { isMachineAccount })).where(eq(users.id, userId));
}
