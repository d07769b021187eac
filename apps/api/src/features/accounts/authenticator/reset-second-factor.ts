import { recordEvent } from "../../../platform/audit/audit-store";
import type { Queryable } from "../../../platform/database/database";
import { enqueueEmail } from "../../../platform/outbox/outbox";
import type { Services } from "../../../platform/services";
import { endCodes } from "../sign-in/one-time-codes-store";
import { revokeSessionsOf } from "../sessions-store";
import { secondFactorEmail } from "../settings/settings-email";
import type { UserRow } from "../users-store";
import { toEmailCodes } from "./authenticator-store";

/**
 * Sends a person's codes by email again, after losing the phone or app. Ends all sessions and codes, so anyone who
 * found the device is logged out, and emails the person. For the operator.
 */
export async function resetSecondFactor(
  tx: Queryable,
  services: Pick<Services, "newId" | "clock"> & {
    readonly config: Pick<Services["config"], "publicUrl">;
  },
  user: Pick<UserRow, "id" | "email" | "firstName">,
): Promise<void> {
  await toEmailCodes(tx, user.id);
  await endCodes(tx, user.id);
  await revokeSessionsOf(tx, user.id, services.clock.now());
  await recordEvent(tx, services, { action: "accounts.second-factor-reset", subject: user.id });
  const email = secondFactorEmail(user.firstName, services.config.publicUrl);
  await enqueueEmail(tx, services, user.email, email, user.id);
}
