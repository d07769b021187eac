import { OTP_TYPES } from "@holdfast/contract/accounts/user";
import { addMs } from "../../../platform/clock";
import { composeEmail } from "../../../platform/mail/compose-email";
import { greetingTo } from "../../../platform/mail/name-in-email-rules";
import { isTextable } from "../../../platform/phone-number";
import type { Services } from "../../../platform/services";
import { APP_ATTEMPT, appSecretOf } from "../authenticator/redeem-app-code";
import { CODE_TERM, CODE_TRIES, codeHash } from "./one-time-code-rules";
import { putAppAttempt } from "./one-time-codes-store";
import { type SentCode, sendOneTimeCode } from "./send-one-time-code";
import type { UserRow } from "../users-store";

/**
 * Starts a sign-in for a person who gave the right password, and sends a new code by the second factor; an
 * authenticator app shows its own. The previous sign-in stops working. An unused code sent less than 30 s ago
 * remains valid, and no second one is sent.
 * @returns `otpType`: 1 SMS, 2 email, 3 authenticator app.
 */
export async function sendSignInCode(
  services: Services,
  user: UserRow,
): Promise<{ readonly otpType: number } & Partial<SentCode>> {
  if (appSecretOf(services, user)) {
    await openAppAttempt(services, user.id);
    return { otpType: OTP_TYPES.authenticator };
  }
  const { phoneNumber } = user;
  // A number that was verified before its kind or country was excluded.
  const isBySms =
    user.otpType === OTP_TYPES.sms &&
    phoneNumber !== null &&
    isTextable(phoneNumber, services.config.textMessages.countries);
  const sent = await sendOneTimeCode(services, {
    userId: user.id,
    purpose: "sign-in",
    subject: null,
    messageOf: (code) =>
      isBySms
        ? {
            channel: "sms",
            recipient: phoneNumber,
            content: { text: `${code} is your Holdfast code.` },
          }
        : {
            channel: "mail",
            recipient: user.email,
            content: codeEmail(user.firstName, code, services.config.publicUrl),
          },
  });
  return { otpType: isBySms ? OTP_TYPES.sms : OTP_TYPES.email, ...sent };
}

async function openAppAttempt(
  { random, clock, database, newId, secret }: Services,
  userId: string,
) {
  const now = clock.now();
  await putAppAttempt(database.query, {
    id: newId(),
    userId,
    purpose: "sign-in",
    subject: APP_ATTEMPT,
    // No code has this hash: the app's codes are verified separately.
    codeHash: codeHash(secret, userId, random.bytes(32).toString("hex")),
    triesLeft: CODE_TRIES,
    sentAt: now,
    expiresAt: addMs(now, CODE_TERM),
  });
}

const codeEmail = (firstName: string, code: string, publicUrl: string) =>
  composeEmail({
    subject: `${code} is your Holdfast verification code`,
    greeting: greetingTo(firstName),
    code,
    paragraphs: [
      "Enter this code to finish logging in. It works once and expires in 10 minutes.",
      "If you did not try to log in, someone may know your password. Change it now.",
    ],
    reason: "someone entered your password to log in",
    publicUrl,
  });
