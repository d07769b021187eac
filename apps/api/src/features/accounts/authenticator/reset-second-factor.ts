import { recordEvent } from "../../../platform/audit/audit-store";
import type { Queryable } from "../../../platform/database/database";
import { enqueueEmail } from "../../../platform/outbox/outbox";
import type { Services } from "../../../platform/services";
import { endCodes } from "../one-time-codes-store";
import { revokeSessionsOf } from "../sessions-store";
import { secondFactorEmail } from "../settings/settings-email";
import type { UserRow } from "../users-store";
import { toEmailCodes } from "./authenticator-store";

/**
 * Sends a person's codes by e-mail again, for one who lost phone or app; whoever has found it is signed
 * out, and what was sent there opens nothing more. A letter tells the person. For the operator.
 */
export async function resetSecondFactor(
  tx: Queryable,
  means: Pick<Services, "newId" | "clock"> & {
    readonly config: Pick<Services["config"], "publicUrl">;
  },
  user: Pick<UserRow, "id" | "email" | "firstName">,
): Promise<void> {
  await toEmailCodes(tx, user.id);
  await endCodes(tx, user.id);
  await revokeSessionsOf(tx, user.id, means.clock.now());
  await recordEvent(tx, means, { action: "accounts.second-factor-reset", subject: user.id });
  const mail = secondFactorEmail(user.firstName, means.config.publicUrl);
  await enqueueEmail(tx, means, user.email, mail, user.id);
}
