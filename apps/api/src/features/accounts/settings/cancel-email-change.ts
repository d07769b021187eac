import { recordEvent } from "../../../platform/audit/audit-store";
import type { Transaction } from "../../../platform/database/database";
import type { Services } from "../../../platform/services";
import { endLinks } from "../link-tokens-store";

/** Cancels a pending email change, if there is one. */
export async function cancelEmailChange(
  tx: Transaction,
  services: Services,
  userId: string,
  address: string,
) {
  if ((await endLinks(tx, userId, ["change-email"])) === 0) return;
  await recordEvent(tx, services, {
    action: "accounts.email-change-cancelled",
    actorUserId: userId,
    subject: userId,
    address,
  });
}
