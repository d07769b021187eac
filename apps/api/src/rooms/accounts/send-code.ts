import { CODE_SENT_RECENTLY } from "@holdfast/contract/accounts/errors";
import { OTP_TYPES } from "@holdfast/contract/accounts/user";
import { later, SECOND } from "../../platform/clock";
import type { Queryable } from "../../platform/database/database";
import { composeLetter } from "../../platform/mail/letter";
import { greetingTo } from "../../platform/mail/name-in-letter-rules";
import { enqueueLetter, enqueueShortMessage } from "../../platform/outbox/outbox";
import { Refusal } from "../../platform/refusal";
import type { Services } from "../../platform/services";
import { APP_ATTEMPT, appSecretOf } from "./authenticator/redeem-app-code";
import { CODE_TERM, CODE_TRIES, codeHash, RESEND_AFTER } from "./one-time-code-rules";
import { type CodePurpose, codeSentAt, replaceCode } from "./one-time-codes-store";
import type { UserRow } from "./users-store";

/**
 * Opens a sign-in of a person who gave the right password, and sends a fresh code by the second factor;
 * an authenticator app shows its own. What was opened before stops working.
 * @throws Refusal 429 when an unused code left less than 30 s ago.
 * @returns 1 SMS, 2 e-mail, 3 authenticator app.
 */
export async function sendSignInCode(services: Services, user: UserRow): Promise<number> {
  const { clock, chance, database, newId } = services;
  const now = clock.now();
  const newer = {
    id: newId(),
    userId: user.id,
    purpose: "sign-in" as const,
    triesLeft: CODE_TRIES,
    sentAt: now,
    expiresAt: later(now, CODE_TERM),
  };
  if (appSecretOf(services, user)) {
    // No code has this hash: the app's codes are judged apart.
    const noCode = codeHash(services.secret, user.id, chance.bytes(32).toString("hex"));
    const attempt = { ...newer, codeHash: noCode, subject: APP_ATTEMPT };
    await replaceCode(database.query, attempt, now);
    return OTP_TYPES.authenticator;
  }
  const code = String(chance.whole(1_000_000)).padStart(6, "0");
  const otpType =
    user.otpType === OTP_TYPES.sms && user.phoneNumber ? OTP_TYPES.sms : OTP_TYPES.email;
  await database.transaction(async (tx) => {
    const sent = { ...newer, codeHash: codeHash(services.secret, user.id, code), subject: null };
    if (!(await replaceCode(tx, sent, later(now, -RESEND_AFTER))))
      throw await sentRecently(tx, sent);
    if (otpType === OTP_TYPES.sms && user.phoneNumber)
      await enqueueShortMessage(tx, services, user.phoneNumber, `${code} is your Holdfast code.`);
    else await enqueueLetter(tx, services, user.email, codeLetter(user.firstName, code));
  });
  services.wakeOutbox();
  return otpType;
}

/** The refusal, with the seconds left until a code may be sent again. */
async function sentRecently(
  tx: Queryable,
  newer: { userId: string; purpose: CodePurpose; sentAt: Date },
) {
  const sentAt = await codeSentAt(tx, newer.userId, newer.purpose);
  const waited = newer.sentAt.getTime() - (sentAt ?? newer.sentAt).getTime();
  const retryAfter = Math.ceil((RESEND_AFTER - waited) / SECOND);
  return new Refusal(CODE_SENT_RECENTLY, { retryAfter: Math.max(1, retryAfter) });
}

const codeLetter = (firstName: string, code: string) =>
  composeLetter({
    subject: `${code} is your Holdfast verification code`,
    greeting: greetingTo(firstName),
    code,
    paragraphs: [
      "Please enter this code to finish logging in. It works once, for ten minutes.",
      "If you did not try to log in, somebody knows your password: please change it.",
    ],
  });
