import { WRONG_CODE } from "@holdfast/contract/accounts/errors";
import { lockUser } from "../../../platform/database/sql/row-locks-store";
import { ProblemError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import { APP_ATTEMPT, redeemAppCode } from "../authenticator/redeem-app-code";
import { type Attempt, recordFailure } from "./count-attempt";
import { codeHashes } from "./one-time-code-rules";
import type { NewSession } from "../sessions-store";
import { tryCode } from "./one-time-codes-store";
import { startSession } from "./start-session";

/**
 * Uses up a sign-in code, either sent or from the person's authenticator app, opens the session, and resets the
 * consecutive failures.
 * @throws ProblemError 401 for a wrong, used or expired code, or one without tries left.
 */
export async function redeemSignInCode(
  services: Services,
  attempt: Attempt,
  code: string,
  session: NewSession & { readonly address: string },
) {
  const { clock, database } = services;
  const { userId, address } = session;
  const input = { userId, codeHashes: codeHashes(services, userId, code) };
  const tried = await database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const tried = await tryCode(tx, input, clock.now());
    if (tried?.isRight) await startSession(tx, services, session);
    return tried;
  });
  if (tried?.isRight) return;
  if (tried?.subject === APP_ATTEMPT && (await redeemAppCode(services, attempt, code, session)))
    return;
  await recordFailure(services, attempt, {
    userId,
    action: "accounts.code-refused",
    subject: userId,
    address,
  });
  throw new ProblemError(WRONG_CODE);
}
