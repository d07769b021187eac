import { NOT_ACTIVATED, WRONG_CREDENTIALS } from "@holdfast/contract/accounts/errors";
import type { Origin } from "../../../platform/http/route";
import { networkOf } from "../../../platform/limits/network-rules";
import { enforceLimit } from "../../../platform/limits/rate-limits";
import { hashPassword, isOutdatedHash, verifyPassword } from "../../../platform/password-hash";
import { ProblemError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import { countAttempt, refundAttempt, recordFailure } from "./count-attempt";
import { isDemoAccountBlocked } from "../demo-account-rules";
import {
  CREDENTIALS_BY_ACCOUNT,
  CREDENTIALS_BY_ADDRESS,
  CREDENTIALS_FROM_FAMILIAR_ADDRESS,
} from "./sign-in-limits";
import { emailKeyOf, userByEmail, type UserRow } from "../users-store";
import { renewPasswordHash } from "./verified-passwords-store";

/**
 * Returns the active account with that email address and password. Unknown addresses and wrong passwords take the
 * same time and get the same response, as do the demo accounts through a proxy.
 * @throws ProblemError 401, also for the right password after 50 consecutive failures; 403 for an account that is not
 *   active yet; 429 past a limit.
 */
export async function verifyCredentials(
  services: Services,
  input: { readonly email: string; readonly password: string },
  origin: Origin,
): Promise<UserRow> {
  const db = services.database.query;
  const user = await userByEmail(db, input.email);
  const attempt = await countCredentials(services, emailKeyOf(input.email), user, origin);
  const isPassword = await verifyPassword(input.password, user?.passwordHash);
  if (!user || !isPassword || isDemoAccountBlocked(input.email, origin, services.config)) {
    await recordFailure(services, attempt, {
      userId: user?.id,
      action: "accounts.sign-in-failed",
      // Always a subject: the statement is the same for unknown accounts, so its duration does not reveal them.
      subject: user?.id ?? "nobody",
      address: origin.address,
    });
    throw new ProblemError(WRONG_CREDENTIALS);
  }
  await refundAttempt(services, attempt, [[CREDENTIALS_BY_ADDRESS, origin.address]]);
  if (!user.emailConfirmedAt) throw new ProblemError(NOT_ACTIVATED);
  const { id, passwordHash } = user;
  if (!passwordHash || !isOutdatedHash(passwordHash)) return user;
  const renewed = await hashPassword(input.password);
  const isRenewed = await renewPasswordHash(db, { id, passwordHash }, renewed);
  return isRenewed ? { ...user, passwordHash: renewed } : user;
}

/**
 * Counts the attempt. A stranger who keeps using up the attempts of an account or an address locks out only other
 * strangers: addresses where the person has recently signed in or reset the password have separate attempts.
 */
const countCredentials = (
  services: Services,
  emailKey: string,
  user: UserRow | undefined,
  { address }: Origin,
) =>
  countAttempt(services, {
    limits: [
      [CREDENTIALS_BY_ADDRESS, address],
      [CREDENTIALS_BY_ACCOUNT, emailKey],
    ],
    account: user?.id ?? emailKey,
    person: { emailKey },
    address,
    atFamiliar: () =>
      enforceLimit(
        services,
        CREDENTIALS_FROM_FAMILIAR_ADDRESS,
        `${emailKey} ${networkOf(address)}`,
      ),
  });
