import { recordEvent } from "../../../platform/audit/audit-store";
import type { Queryable } from "../../../platform/database/database";
import type { Services } from "../../../platform/services";
import { revokeSessionsOf } from "../sessions-store";
import { setMachineAccount } from "./machine-accounts-store";

/**
 * Sets whether an account may sign in without a code. Removing the mark also ends the sessions it has opened. For the
 * operator.
 */
export async function markMachineAccount(
  tx: Queryable,
  services: Pick<Services, "newId" | "clock">,
  userId: string,
  isMachineAccount: boolean,
): Promise<void> {
  await setMachineAccount(tx, userId, isMachineAccount);
  if (!isMachineAccount) await revokeSessionsOf(tx, userId, services.clock.now());
  await recordEvent(tx, services, {
    action: isMachineAccount ? "accounts.machine-marked" : "accounts.machine-unmarked",
    subject: userId,
  });
}
