import {
  confirmAuthenticator as confirmEndpoint,
  removeAuthenticator as removeEndpoint,
  startAuthenticator as startEndpoint,
} from "@holdfast/contract/accounts/authenticator-endpoints";
import { CODE_CHECKS_ENDED, WRONG_MOBILE_CODE } from "@holdfast/contract/accounts/errors";
import { SIGN_IN_REQUIRED } from "@holdfast/contract/platform/errors";
import { route } from "../../../platform/http/route";
import { ProblemError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import { countAttempt, refundAttempt, recordFailure } from "../sign-in/count-attempt";
import { lockWithOwnPassword, verifyOwnPassword } from "../passwords/verify-own-password";
import { recordSecondFactorChange } from "../settings/record-second-factor-change";
import { userById, type UserRow } from "../users-store";
import { APP_SECRET_BYTES, describeApp, stepOfCode } from "./app-code-rules";
import { APP_CODES_BY_ACCOUNT } from "./authenticator-limits";
import { decryptWithAnyKey, SEAL_NONCE_BYTES, encryptSecret } from "./authenticator-secret-rules";
import { confirmSecret, putSecret, removeSecret } from "./authenticator-store";

async function ownUser({ database }: Services, userId: string): Promise<UserRow> {
  const user = await userById(database.query, userId);
  if (!user) throw new ProblemError(SIGN_IN_REQUIRED);
  return user;
}

/** Starts setting up an app. It replaces the previous one, which stops working at once. */
export const startAuthenticator = route(
  startEndpoint,
  async ({ body, session, origin }, services) => {
    const { random, database, secret } = services;
    const user = await ownUser(services, session.userId);
    await verifyOwnPassword(services, user, body.password, origin);
    const appSecret = random.bytes(APP_SECRET_BYTES);
    const sealed = encryptSecret(secret, user.id, appSecret, random.bytes(SEAL_NONCE_BYTES));
    await database.transaction(async (tx) => {
      await lockWithOwnPassword(tx, user);
      await putSecret(tx, user.id, sealed);
      if (user.authenticatorConfirmedAt)
        await recordSecondFactorChange(tx, services, {
          user,
          exceptSessionId: session.sessionId,
          action: "accounts.authenticator-removed",
          address: origin.address,
        });
    });
    services.wakeOutbox();
    return describeApp(appSecret, user.email);
  },
);

export const confirmAuthenticator = route(
  confirmEndpoint,
  async ({ body, session, origin }, services) => {
    const { clock, database } = services;
    const user = await ownUser(services, session.userId);
    const attempt = await countAttempt(services, {
      limits: [[APP_CODES_BY_ACCOUNT, user.id]],
      account: user.id,
      person: { userId: user.id },
      address: origin.address,
      ended: () => new ProblemError(CODE_CHECKS_ENDED),
    });
    const sealed = user.authenticatorSecret;
    const appSecret = sealed && decryptWithAnyKey(services, user.id, sealed)?.appSecret;
    const now = clock.now();
    const step = appSecret ? stepOfCode(appSecret, body.code, now) : undefined;
    if (!sealed || step === undefined) {
      const about = { actorUserId: user.id, subject: user.id, address: origin.address };
      const event = { userId: user.id, action: "accounts.code-refused", ...about };
      await recordFailure(services, attempt, event);
      throw new ProblemError(WRONG_MOBILE_CODE);
    }
    await refundAttempt(services, attempt);
    await database.transaction(async (tx) => {
      if (!(await confirmSecret(tx, user.id, { sealed, step }, now)))
        throw new ProblemError(WRONG_MOBILE_CODE);
      await recordSecondFactorChange(tx, services, {
        user,
        exceptSessionId: session.sessionId,
        action: "accounts.authenticator-confirmed",
        address: origin.address,
      });
    });
    services.wakeOutbox();
  },
);

export const removeAuthenticator = route(
  removeEndpoint,
  async ({ body, session, origin }, services) => {
    const user = await ownUser(services, session.userId);
    await verifyOwnPassword(services, user, body.password, origin);
    if (!user.authenticatorSecret) return;
    await services.database.transaction(async (tx) => {
      await lockWithOwnPassword(tx, user);
      await removeSecret(tx, user.id);
      if (user.authenticatorConfirmedAt)
        await recordSecondFactorChange(tx, services, {
          user,
          exceptSessionId: session.sessionId,
          action: "accounts.authenticator-removed",
          address: origin.address,
        });
    });
    services.wakeOutbox();
  },
);
