import { recordEvent } from "../../../platform/audit/audit-store";
import type { Transaction } from "../../../platform/database/database";
import { lockUser } from "../../../platform/database/sql/row-locks-store";
import { enqueueEmail } from "../../../platform/outbox/outbox";
import type { Services } from "../../../platform/services";
import { endFailures } from "../sign-in/count-attempt";
import { endLinks } from "../link-tokens-store";
import { endCodes } from "../sign-in/one-time-codes-store";
import { revokeSessionsOf } from "../sessions-store";
import { type NewNames, setPassword, type UserRow } from "../users-store";
import { passwordChangedEmail } from "./password-email";

/**
 * Replaces a person's password. Ends everything that the old one opened: sessions (except `exceptSessionId`), codes
 * already sent, and links that would change the account. Emails the person.
 */
export async function replacePassword(
  tx: Transaction,
  services: Services,
  change: {
    readonly user: UserRow;
    /** New names; undefined leaves a name as it is. */
    readonly names?: NewNames;
    readonly passwordHash: string;
    readonly exceptSessionId?: string;
    /** The person opened a link sent by email, which verifies the address. */
    readonly isEmailVerified: boolean;
    /** The person accepted the agreements at the same time. */
    readonly acceptsAgreements: boolean;
    readonly action: "accounts.password-reset" | "accounts.password-changed";
    readonly address: string;
  },
) {
  const { user, acceptsAgreements, isEmailVerified, passwordHash, action, address } = change;
  const now = services.clock.now();
  await lockUser(tx, user.id);
  const input = { passwordHash, names: change.names, now, isEmailVerified, acceptsAgreements };
  await setPassword(tx, user.id, input);
  // Codes first: a sign-in in progress then either has its session already or gets none.
  await endCodes(tx, user.id);
  await revokeSessionsOf(tx, user.id, now, change.exceptSessionId);
  await endFailures(tx, services, user.id);
  await endLinks(tx, user.id, ["reset-password", "change-email", "confirm-email"]);
  await recordEvent(tx, services, { action, actorUserId: user.id, subject: user.id, address });
  const email = passwordChangedEmail(user.firstName, services.config.publicUrl);
  await enqueueEmail(tx, services, user.email, email, user.id);
}
