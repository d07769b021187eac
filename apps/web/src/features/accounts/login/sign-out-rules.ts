import { signOut } from "@holdfast/contract/accounts/session-endpoints";
import type { TokenResponse } from "@holdfast/contract/accounts/sign-in-endpoints";
import { bearerOf, callEndpoint } from "../../../platform/api/call-endpoint";
import { CallError } from "../../../platform/api/call-error";
import { sendHeldDeletion } from "../../../platform/api/held-deletions";
import { endSession, readSession, startSession } from "../../../platform/session/session";
import type { Session } from "../../../platform/session/session";

/** How often a rate-limited logout is retried (count). */
const MAX_REPEATS = 3;
/** The longest wait before a retry, and the wait when the server returns none (seconds). */
const LONGEST_WAIT = 600;
const USUAL_WAIT = 10;

/**
 * Revokes the token on the server. After a 429 the logout is retried in the background, after the response's
 * `Retry-After`, as long as the page is open. If every attempt fails, the token lives until it expires.
 */
const revoke = async (session: Session, repeats = MAX_REPEATS) => {
  try {
    await callEndpoint(signOut, {}, { authorization: bearerOf(session) ?? "" });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.status !== 429 || repeats === 0) return;
    const wait = Math.min(error.retryAfter ?? USUAL_WAIT, LONGEST_WAIT);
    setTimeout(() => void revoke(session, repeats - 1), wait * 1000);
  }
};

/** Ends this browser's session, locally at once and then on the server. A deletion that can still be undone is sent first. */
export async function leaveSession(): Promise<void> {
  const session = readSession();
  const deletion = sendHeldDeletion();
  endSession("left");
  await deletion;
  if (session) await revoke(session);
}

/** Starts the session after login and revokes the one that was active in this browser before. */
export async function beginSession(answer: TokenResponse): Promise<void> {
  const former = readSession();
  startSession(answer);
  if (former && former.token !== answer.access_token) await revoke(former);
}
