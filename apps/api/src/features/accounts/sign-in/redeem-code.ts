import { WRONG_CODE } from "@holdfast/contract/accounts/errors";
import { ProblemError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import { APP_ATTEMPT, redeemAppCode } from "../authenticator/redeem-app-code";
import { type Attempt, endedFailures, recordFailure } from "./count-attempt";
import { codeHashes } from "./one-time-code-rules";
import type { NewSession } from "../sessions-store";
import { CODES_BY_ADDRESS } from "./sign-in-limits";
import { tryCode } from "./sign-ins-store";

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
  const { clock, database, newId } = services;
  const { userId, address } = session;
  const given = {
    codeHashes: codeHashes(services, userId, code),
    session,
    eventId: newId(),
    counts: endedFailures(services, userId, [[CODES_BY_ADDRESS, address]]),
  };
  const tried = await tryCode(database.query, given, clock.now());
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
