import { PASSWORD_REQUIRED, WRONG_PASSWORD } from "@holdfast/contract/accounts/password-endpoints";
import { recordEvent } from "../../../platform/audit/audit-store";
import type { Origin } from "../../../platform/http/route";
import { takeOne } from "../../../platform/limits/rate-limits";
import { verifyPassword } from "../../../platform/password-hash";
import { refuseField } from "../../../platform/refusal";
import type { Services } from "../../../platform/services";
import type { UserRow } from "../users-store";
import { OWN_PASSWORD_BY_ACCOUNT } from "./own-password-limits";

/**
 * Asks a signed-in person for the password again before something that a stolen session must not do.
 * @throws Refusal 400 at the field `password` for a missing or wrong one (never 401: that would sign the
 * person out), 429 after ten tries in ten minutes.
 */
export async function verifyOwnPassword(
  services: Services,
  user: Pick<UserRow, "id" | "passwordHash">,
  password: string | undefined,
  { address }: Origin,
): Promise<void> {
  if (password === undefined) throw refuseField("password", PASSWORD_REQUIRED);
  await takeOne(services, OWN_PASSWORD_BY_ACCOUNT, user.id);
  if (await verifyPassword(password, user.passwordHash)) return;
  await recordEvent(services.database.query, services, {
    action: "accounts.password-refused",
    actorUserId: user.id,
    subject: user.id,
    address,
  });
  throw refuseField("password", WRONG_PASSWORD);
}
