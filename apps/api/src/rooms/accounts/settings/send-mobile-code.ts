import { CODE_SENT_RECENTLY } from "@holdfast/contract/accounts/errors";
import {
  INVALID_PHONE,
  MOBILE_CODE_SENT,
  sendMobileCode as endpoint,
} from "@holdfast/contract/accounts/phone-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { later, SECOND } from "../../../platform/clock";
import { route } from "../../../platform/http/route";
import { takeOneOfEach } from "../../../platform/limits/rate-limits";
import { enqueueShortMessage } from "../../../platform/outbox/outbox";
import { Refusal, refuseField } from "../../../platform/refusal";
import { CODE_TERM, CODE_TRIES, codeHash, RESEND_AFTER } from "../one-time-code-rules";
import { codeSentAt, replaceCode } from "../one-time-codes-store";
import { isAssignableNumber } from "./phone-number-rules";
import {
  PHONE_CODES_BY_ACCOUNT,
  PHONE_CODES_BY_ADDRESS,
  PHONE_CODES_BY_NUMBER,
} from "./settings-limits";

/** Sends a code to the number that the person wants to use; an earlier one stops working. */
export const sendMobileCode = route(endpoint, async ({ body, origin, session }, services) => {
  const { chance, clock, database, newId, secret } = services;
  const { userId } = session;
  const { phoneNumber } = body;
  if (body.userId !== userId) throw new Refusal(NOT_FOUND);
  if (!isAssignableNumber(phoneNumber)) throw refuseField("phoneNumber", INVALID_PHONE);
  await takeOneOfEach(services, [
    [PHONE_CODES_BY_ADDRESS, origin.address],
    [PHONE_CODES_BY_ACCOUNT, userId],
    [PHONE_CODES_BY_NUMBER, phoneNumber],
  ]);
  const now = clock.now();
  const code = String(chance.whole(1_000_000)).padStart(6, "0");
  const newer = {
    id: newId(),
    userId,
    purpose: "phone" as const,
    subject: phoneNumber,
    codeHash: codeHash(secret, userId, code),
    triesLeft: CODE_TRIES,
    sentAt: now,
    expiresAt: later(now, CODE_TERM),
  };
  await database.transaction(async (tx) => {
    if (!(await replaceCode(tx, newer, later(now, -RESEND_AFTER)))) {
      const sentAt = (await codeSentAt(tx, userId, "phone")) ?? now;
      const wait = RESEND_AFTER - (now.getTime() - sentAt.getTime());
      throw new Refusal(CODE_SENT_RECENTLY, { retryAfter: Math.max(1, Math.ceil(wait / SECOND)) });
    }
    const text = `${code} is your Holdfast code. It verifies this phone number for ten minutes.`;
    await enqueueShortMessage(tx, services, phoneNumber, text);
  });
  services.wakeOutbox();
  return { message: MOBILE_CODE_SENT };
});
