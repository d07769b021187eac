import { signOut } from "@holdfast/contract/accounts/session-endpoints";
import type { TokenResponse } from "@holdfast/contract/accounts/sign-in-endpoints";
import { bearerOf, callEndpoint } from "../../platform/api/call-endpoint";
import { CallError } from "../../platform/api/call-error";
import { endSession, readSession, startSession } from "../../platform/session/session";
import type { Session } from "../../platform/session/session";

/** How often a log-out that the server has no time for is sent again (count). */
const MAX_REPEATS = 3;
/** The longest wait before it is sent again, and the wait where the server names none (seconds). */
const LONGEST_WAIT = 600;
const USUAL_WAIT = 10;

/**
 * Has the server revoke the token. A 429 does not hold the person up: the log-out is sent again later, after
 * the `Retry-After` of the answer, as long as the page is open. Without success the token ends by its expiry.
 */
const revoke = async (session: Session, repeats = MAX_REPEATS) => {
  try {
    await callEndpoint(signOut, {}, { authorization: bearerOf(session) ?? "" });
  } catch (thrown) {
    if (!(thrown instanceof CallError)) throw thrown;
    if (thrown.status !== 429 || repeats === 0) return;
    const wait = Math.min(thrown.retryAfter ?? USUAL_WAIT, LONGEST_WAIT);
    setTimeout(() => void revoke(session, repeats - 1), wait * 1000);
  }
};

/** Ends the session of this browser, here at once and on the server. */
export async function leaveSession(): Promise<void> {
  const session = readSession();
  endSession("left");
  if (session) await revoke(session);
}

/** Begins the session that a sign-in earned; one of before in this browser is not left open behind it. */
export async function beginSession(answer: TokenResponse): Promise<void> {
  const former = readSession();
  startSession(answer);
  if (former && former.token !== answer.access_token) await revoke(former);
}
