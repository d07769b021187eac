import { recordEvent } from "../../../platform/audit/audit-store";
import type { Transaction } from "../../../platform/database/database";
import { enqueueLetter } from "../../../platform/outbox/outbox";
import type { Services } from "../../../platform/services";
import { endCodes } from "../one-time-codes-store";
import { revokeSessionsOf } from "../sessions-store";
import type { UserRow } from "../users-store";
import { secondFactorLetter } from "./settings-letter";

/**
 * Records the change of a phone number, method or app, ends every other session of the person and the sign-in
 * that is under way, and tells the person by email. The caller has changed or locked the row of the user.
 */
export async function recordSecondFactorChange(
  tx: Transaction,
  services: Services,
  change: {
    readonly user: Pick<UserRow, "id" | "email" | "firstName">;
    readonly keptSessionId: string;
    readonly action:
      | "accounts.second-factor-changed"
      | "accounts.authenticator-confirmed"
      | "accounts.authenticator-removed";
    readonly detail?: Record<string, number | boolean>;
    readonly address: string;
  },
) {
  const { user, keptSessionId, action, detail = {}, address } = change;
  // Codes first: a sign-in under way then has its session already, or gets none.
  await endCodes(tx, user.id, "sign-in");
  await revokeSessionsOf(tx, user.id, services.clock.now(), keptSessionId);
  const about = { actorUserId: user.id, subject: user.id, address };
  await recordEvent(tx, services, { action, detail, ...about });
  const letter = secondFactorLetter(user.firstName, services.config.publicUrl);
  await enqueueLetter(tx, services, user.email, letter, user.id);
}
