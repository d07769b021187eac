import { createHmac, timingSafeEqual } from "node:crypto";
import { CODE_SENT_RECENTLY, WRONG_CODE } from "@holdfast/contract/accounts/errors";
import { OTP_TYPES } from "@holdfast/contract/accounts/user";
import { later, MINUTE, SECOND } from "../../platform/clock";
import { composeLetter } from "../../platform/mail/letter";
import { enqueueLetter, enqueueShortMessage } from "../../platform/outbox/outbox";
import { Refusal } from "../../platform/refusal";
import type { Services } from "../../platform/services";
import { insertCode, latestCode, takeTry, useCode } from "./one-time-codes-store";
import type { UserRow } from "./users-store";

const CODE_TERM = 10 * MINUTE;
const RESEND_AFTER = 30 * SECOND;
const TRIES = 5;

const hashOf = (services: Services, userId: string, code: string) =>
  createHmac("sha256", services.secret).update(`${userId}:${code}`).digest();

/**
 * Sends a fresh sign-in code by the person's second factor; earlier codes stop working.
 * @throws Refusal 429 when an unused one left less than 30 s ago.
 * @returns 1 SMS, 2 e-mail.
 */
export async function sendSignInCode(services: Services, user: UserRow): Promise<number> {
  const { clock, chance, database, newId } = services;
  const now = clock.now();
  const code = String(chance.whole(1_000_000)).padStart(6, "0");
  const otpType =
    user.otpType === OTP_TYPES.sms && user.phoneNumber ? OTP_TYPES.sms : OTP_TYPES.email;
  await database.transaction(async (tx) => {
    const latest = await latestCode(tx, user.id, "sign-in");
    const waited = latest ? now.getTime() - latest.sentAt.getTime() : Number.POSITIVE_INFINITY;
    if (latest && !latest.usedAt && waited < RESEND_AFTER)
      throw new Refusal(CODE_SENT_RECENTLY, {
        retryAfter: Math.ceil((RESEND_AFTER - waited) / SECOND),
      });
    await insertCode(tx, {
      id: newId(),
      userId: user.id,
      purpose: "sign-in",
      codeHash: hashOf(services, user.id, code),
      triesLeft: TRIES,
      sentAt: now,
      expiresAt: later(now, CODE_TERM),
    });
    if (otpType === OTP_TYPES.sms && user.phoneNumber)
      await enqueueShortMessage(tx, services, user.phoneNumber, `${code} is your Holdfast code.`);
    else await enqueueLetter(tx, services, user.email, codeLetter(user.firstName, code));
  });
  services.wakeOutbox();
  return otpType;
}

const codeLetter = (firstName: string, code: string) =>
  composeLetter({
    subject: `${code} is your Holdfast verification code`,
    greeting: `Hello ${firstName},`,
    code,
    paragraphs: [
      "Please enter this code to finish logging in. It works once, for ten minutes.",
      "If you did not try to log in, somebody knows your password: please change it.",
    ],
  });

/**
 * Uses a sign-in code up.
 * @throws Refusal 401 for a wrong, used, expired or outworn code.
 */
export async function useSignInCode(services: Services, userId: string, code: string) {
  const now = services.clock.now();
  const db = services.database.query;
  const candidate = await takeTry(db, userId, "sign-in", now);
  const matches =
    candidate !== undefined && timingSafeEqual(candidate.codeHash, hashOf(services, userId, code));
  if (!matches || !(await useCode(db, candidate.id, now))) throw new Refusal(WRONG_CODE);
}
