import { recordEvent } from "../../../platform/audit/audit-store";
import type { Transaction } from "../../../platform/database/database";
import { enqueueEmail } from "../../../platform/outbox/outbox";
import type { Services } from "../../../platform/services";
import { endCodes } from "../sign-in/one-time-codes-store";
import { revokeSessionsOf } from "../sessions-store";
import type { UserRow } from "../users-store";
import { secondFactorEmail } from "./settings-email";

/**
 * Records a change of phone number, method or app, ends the person's other sessions and a sign-in in progress, and
 * emails the person. The caller has changed or locked the user's row.
 */
export async function recordSecondFactorChange(
  tx: Transaction,
  services: Services,
  change: {
    readonly user: Pick<UserRow, "id" | "email" | "firstName">;
    readonly exceptSessionId: string;
    readonly action:
      | "accounts.second-factor-changed"
      | "accounts.authenticator-confirmed"
      | "accounts.authenticator-removed";
    readonly detail?: Record<string, number | boolean>;
    readonly address: string;
  },
) {
  const { user, exceptSessionId, action, detail = {}, address } = change;
  // Codes first: a sign-in in progress then either has its session already or gets none.
  await endCodes(tx, user.id, "sign-in");
  await revokeSessionsOf(tx, user.id, services.clock.now(), exceptSessionId);
  const about = { actorUserId: user.id, subject: user.id, address };
  await recordEvent(tx, services, { action, detail, ...about });
  const email = secondFactorEmail(user.firstName, services.config.publicUrl);
  await enqueueEmail(tx, services, user.email, email, user.id);
}
