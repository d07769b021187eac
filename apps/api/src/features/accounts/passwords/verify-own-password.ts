import { CODE_CHECKS_ENDED } from "@holdfast/contract/accounts/errors";
import { PASSWORD_REQUIRED, WRONG_PASSWORD } from "@holdfast/contract/accounts/password-endpoints";
import type { Transaction } from "../../../platform/database/database";
import type { Origin } from "../../../platform/http/route";
import { verifyPassword } from "../../../platform/password-hash";
import { fieldError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import { countAttempt, refundAttempt, recordFailure } from "../sign-in/count-attempt";
import { lockVerified, type VerifiedUser } from "../sign-in/verified-passwords-store";
import { OWN_PASSWORD_BY_ACCOUNT } from "./own-password-limits";

/**
 * Verifies a signed-in person's password before an action that a stolen session must not do.
 * @throws ProblemError 400 at the field `password` for a missing or wrong one (never 401, which would sign the person out),
 *   or after 50 consecutive failures; 429 after ten tries in ten minutes.
 */
export async function verifyOwnPassword(
  services: Services,
  user: VerifiedUser,
  password: string | undefined,
  { address }: Origin,
): Promise<void> {
  if (password === undefined) throw fieldError("password", PASSWORD_REQUIRED);
  const attempt = await countAttempt(services, {
    limits: [[OWN_PASSWORD_BY_ACCOUNT, user.id]],
    account: user.id,
    person: { userId: user.id },
    address,
    ended: () => fieldError("password", CODE_CHECKS_ENDED.message),
  });
  if (await verifyPassword(password, user.passwordHash)) return refundAttempt(services, attempt);
  await recordFailure(services, attempt, {
    userId: user.id,
    action: "accounts.password-refused",
    actorUserId: user.id,
    subject: user.id,
    address,
  });
  throw fieldError("password", WRONG_PASSWORD);
}

/**
 * Locks the account for a change that required the password, in the transaction of that change.
 * @throws ProblemError 400 at the field `password` if the password was replaced after it was verified.
 */
export async function lockWithOwnPassword(tx: Transaction, user: VerifiedUser): Promise<void> {
  if (!(await lockVerified(tx, user))) throw fieldError("password", WRONG_PASSWORD);
}
