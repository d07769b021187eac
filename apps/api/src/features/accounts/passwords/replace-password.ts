import { recordEvent } from "../../../platform/audit/audit-store";
import type { Transaction } from "../../../platform/database/database";
import { lockUser } from "../../../platform/database/row-locks-store";
import { enqueueEmail } from "../../../platform/outbox/outbox";
import type { Services } from "../../../platform/services";
import { endFailures } from "../count-attempt";
import { endLinks } from "../link-tokens-store";
import { endCodes } from "../one-time-codes-store";
import { revokeSessionsOf } from "../sessions-store";
import { type NewNames, setPassword, type UserRow } from "../users-store";
import { passwordChangedEmail } from "./password-email";

/**
 * Gives a person another password. All that the old one opened ends with it: sessions (but `storedSessionId`),
 * codes on their way, and links that would change the account. A letter tells the person.
 */
export async function replacePassword(
  tx: Transaction,
  services: Services,
  change: {
    readonly user: UserRow;
    /** Names that the person gives with it; what is undefined stays. */
    readonly names?: NewNames;
    readonly passwordHash: string;
    readonly storedSessionId?: string;
    /** The person came by a link of a letter, so the mailbox is proved. */
    readonly isMailboxProved: boolean;
    /** The person has accepted the agreements beside it. */
    readonly acceptsAgreements: boolean;
    readonly action: "accounts.password-reset" | "accounts.password-changed";
    readonly address: string;
  },
) {
  const { user, acceptsAgreements, isMailboxProved, passwordHash, action, address } = change;
  const now = services.clock.now();
  await lockUser(tx, user.id);
  const given = { passwordHash, names: change.names, now, isMailboxProved, acceptsAgreements };
  await setPassword(tx, user.id, given);
  // Codes first: a sign-in under way then has its session already, or gets none.
  await endCodes(tx, user.id);
  await revokeSessionsOf(tx, user.id, now, change.storedSessionId);
  await endFailures(tx, services, user.id);
  await endLinks(tx, user.id, ["reset-password", "change-email", "confirm-email"]);
  await recordEvent(tx, services, { action, actorUserId: user.id, subject: user.id, address });
  const mail = passwordChangedEmail(user.firstName, services.config.publicUrl);
  await enqueueEmail(tx, services, user.email, mail, user.id);
}
