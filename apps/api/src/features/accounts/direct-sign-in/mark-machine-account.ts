import { recordEvent } from "../../../platform/audit/audit-store";
import type { Queryable } from "../../../platform/database/database";
import type { Services } from "../../../platform/services";
import { revokeSessionsOf } from "../sessions-store";
import { setMachineAccount } from "./machine-accounts-store";

/**
 * Lets an account sign in without a code, or lets it no longer: then the sessions that it opened so far
 * end too. For the operator.
 */
export async function markMachineAccount(
  tx: Queryable,
  means: Pick<Services, "newId" | "clock">,
  userId: string,
  isMachineAccount: boolean,
): Promise<void> {
  await setMachineAccount(tx, userId, isMachineAccount);
  if (!isMachineAccount) await revokeSessionsOf(tx, userId, means.clock.now());
  await recordEvent(tx, means, {
    action: isMachineAccount ? "accounts.machine-marked" : "accounts.machine-unmarked",
    subject: userId,
  });
}
