import { signOut } from "@holdfast/contract/accounts/session-endpoints";
import type { TokenResponse } from "@holdfast/contract/accounts/sign-in-endpoints";
import { bearerOf, callEndpoint } from "../../platform/call-endpoint";
import { CallError } from "../../platform/call-error";
import { endSession, readSession, startSession } from "../../platform/session";
import type { Session } from "../../platform/session";

/** The server revokes the token. Without an answer from it the token ends by its expiry. */
const revoke = async (session: Session) => {
  try {
    await callEndpoint(signOut, {}, { authorization: bearerOf(session) ?? "" });
  } catch (thrown) {
    if (!(thrown instanceof CallError)) throw thrown;
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
