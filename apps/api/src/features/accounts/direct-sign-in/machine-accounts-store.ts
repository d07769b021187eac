import { eq } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database";
import { users } from "../accounts-table";

/** Sets whether the account may sign in without a code. */
export async function setMachineAccount(db: Queryable, userId: string, isMachineAccount: boolean) {
  await db.update(users).set({ isMachineAccount }).where(eq(users.id, userId));
}
