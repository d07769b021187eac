import { addMs, SECOND } from "../../../platform/clock";
import { lockUser } from "../../../platform/database/sql/row-locks-store";
import type { Services } from "../../../platform/services";
import { CODE_TERM, CODE_TRIES, codeHash, RESEND_AFTER } from "./one-time-code-rules";
import {
  type CodeMessage,
  type CodePurpose,
  codeSentAt,
  putSentCode,
} from "./one-time-codes-store";

export type SentCode = {
  /** False if an unused code was sent less than 30 s ago: that one remains valid, and none is sent. */
  readonly isNewCode: boolean;
  /** Seconds until another code can be sent. */
  readonly resendAfter: number;
};

/** Sends a new six-digit code; an earlier one for the same purpose stops working. */
export async function sendOneTimeCode(
  services: Services,
  input: {
    readonly userId: string;
    readonly purpose: CodePurpose;
    /** For 'phone' the number that it is sent to. */
    readonly subject: string | null;
    messageOf(code: string): CodeMessage;
  },
): Promise<SentCode> {
  const { random, clock, database, newId, secret } = services;
  const { userId, purpose, subject } = input;
  const now = clock.now();
  const code = String(random.int(1_000_000)).padStart(6, "0");
  const newer = {
    id: newId(),
    userId,
    purpose,
    subject,
    codeHash: codeHash(secret, userId, code),
    triesLeft: CODE_TRIES,
    sentAt: now,
    expiresAt: addMs(now, CODE_TERM),
  };
  const message = { id: newId(), ...input.messageOf(code) };
  const isNewCode = await database.transaction(async (tx) => {
    await lockUser(tx, userId);
    return putSentCode(tx, newer, message, addMs(now, -RESEND_AFTER));
  });
  if (!isNewCode) {
    const sentAt = (await codeSentAt(database.query, userId, purpose)) ?? now;
    const left = RESEND_AFTER - (now.getTime() - sentAt.getTime());
    return { isNewCode: false, resendAfter: Math.max(1, Math.ceil(left / SECOND)) };
  }
  services.wakeOutbox();
  return { isNewCode: true, resendAfter: RESEND_AFTER / SECOND };
}
