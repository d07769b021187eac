import { OTP_TYPES } from "@holdfast/contract/accounts/user";
import type { Transaction } from "../../../platform/database/database";
import { countAttempts } from "../../../platform/limits/rate-limits";
import type { SecretKeys } from "../../../platform/secrets/secret-key";
import type { Services } from "../../../platform/services";
import { type Attempt, refundAttempt } from "../sign-in/count-attempt";
import type { NewSession } from "../sessions-store";
import { startSession } from "../sign-in/start-session";
import { userById, type UserRow } from "../users-store";
import { stepOfCode } from "./app-code-rules";
import { APP_CODES_BY_ACCOUNT } from "./authenticator-limits";
import { decryptWithAnyKey, SEAL_NONCE_BYTES, encryptSecret } from "./authenticator-secret-rules";
import { replaceSeal, useStep } from "./authenticator-store";

/** The `one_time_codes.subject` of a sign-in that waits for an app's code. */
export const APP_ATTEMPT = "authenticator";

const sealOf = (user: UserRow) =>
  user.otpType === OTP_TYPES.authenticator && user.authenticatorConfirmedAt
    ? user.authenticatorSecret
    : null;

/**
 * Returns the secret of the app that is the person's second factor; undefined if there is none or it cannot be
 * decrypted. That is logged for the operator: a former key is missing.
 */
export function appSecretOf(
  services: SecretKeys & Pick<Services, "log">,
  user: UserRow,
): Buffer | undefined {
  const sealed = sealOf(user);
  if (!sealed) return undefined;
  const opened = decryptWithAnyKey(services, user.id, sealed);
  if (!opened)
    services.log.error(
      "An authenticator app's secret was encrypted with another key, so codes are sent by email. Add the former key to SECRET_KEY_PREVIOUS.",
    );
  return opened?.appSecret;
}

/** Re-encrypts with the current key a secret that a former key encrypted. */
async function renewSeal(tx: Transaction, services: Services, user: UserRow) {
  const former = sealOf(user);
  const opened = former && decryptWithAnyKey(services, user.id, former);
  if (!former || !opened?.isFormerKey) return;
  const nonce = services.random.bytes(SEAL_NONCE_BYTES);
  const current = encryptSecret(services.secret, user.id, opened.appSecret, nonce);
  await replaceSeal(tx, user.id, { former, current });
}

/**
 * Uses up a code of the person's app and the sign-in that waits for it, opens the session, and resets the consecutive
 * failures. Returns whether it is such a code, not used before.
 * @throws ProblemError 429 past the limit.
 */
export async function redeemAppCode(
  services: Services,
  attempt: Attempt,
  code: string,
  session: NewSession & { readonly address: string },
): Promise<boolean> {
  const { clock, database } = services;
  const { userId } = session;
  const { passed } = await countAttempts(services, [[APP_CODES_BY_ACCOUNT, userId]]);
  if (passed) {
    // Not verified, so not a failure.
    await refundAttempt(services, attempt);
    throw passed.refusal;
  }
  const user = await userById(database.query, userId);
  const appSecret = user && appSecretOf(services, user);
  const now = clock.now();
  const step = appSecret && stepOfCode(appSecret, code, now);
  if (!user || step === undefined) return false;
  return database.transaction(async (tx) => {
    if (!(await useStep(tx, userId, step, now))) return false;
    await renewSeal(tx, services, user);
    await startSession(tx, services, session);
    return true;
  });
}
