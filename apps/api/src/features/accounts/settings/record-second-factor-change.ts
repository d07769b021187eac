import { recordEvent } from "../../../platform/audit/audit-store";
import type { Transaction } from "../../../platform/database/database";
import { enqueueEmail } from "../../../platform/outbox/outbox";
import type { Services } from "../../../platform/services";
import { endCodes } from "../one-time-codes-store";
import { revokeSessionsOf } from "../sessions-store";
import type { UserRow } from "../users-store";
import { secondFactorEmail } from "./settings-email";

/**
 * Records the change of a phone number, method or app, ends every other session of the person and the sign-in
 * that is under way, and tells the person by email. The caller has changed or locked the row of the user.
 */
export async function recordSecondFactorChange(
  tx: Transaction,
  services: Services,
  change: {
    readonly user: Pick<UserRow, "id" | "email" | "firstName">;
    readonly storedSessionId: string;
    readonly action:
      | "accounts.second-factor-changed"
      | "accounts.authenticator-confirmed"
      | "accounts.authenticator-removed";
    readonly detail?: Record<string, number | boolean>;
    readonly address: string;
  },
) {
  const { user, storedSessionId, action, detail = {}, address } = change;
  // Codes first: a sign-in under way then has its session already, or gets none.
  await endCodes(tx, user.id, "sign-in");
  await revokeSessionsOf(tx, user.id, services.clock.now(), storedSessionId);
  const about = { actorUserId: user.id, subject: user.id, address };
  await recordEvent(tx, services, { action, detail, ...about });
  const mail = secondFactorEmail(user.firstName, services.config.publicUrl);
  await enqueueEmail(tx, services, user.email, mail, user.id);
}
