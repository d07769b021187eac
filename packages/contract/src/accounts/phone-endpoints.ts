import * as z from "zod/mini";
import { ACCOUNT, defineEndpoint, json } from "../platform/endpoint";
import { id, INVALID_PHONE } from "../platform/field-rules";
import { NOT_FOUND, TOO_MANY_REQUESTS } from "../platform/errors";
import { CODE_CHECKS_ENDED, CODE_SENT_RECENTLY, WRONG_MOBILE_CODE } from "./errors";
import { typedCode } from "./user";

export const MOBILE_CODE_SENT = "Verification code has been sent.";
export const MOBILE_CODE_VERIFIED = "Successfully verified.";
/** The only action of these calls: verifying a number before it is saved. */
export const VERIFY_PHONE = 1;

/** E.164: '+61491570156'. The server also checks the numbering plans. */
export const phoneNumber = () =>
  z.string({ error: INVALID_PHONE }).check(z.trim(), z.regex(/^\+[1-9]\d{6,14}$/, INVALID_PHONE));

const action = z.literal(VERIFY_PHONE);

/** `userId` must be the caller's own. */
export const sendMobileCode = defineEndpoint({
  name: "sendMobileCode",
  method: "POST",
  path: "/user/sendmobileotp",
  summary: "Sends a code to a phone number that the signed-in user wants to use.",
  access: ACCOUNT,
  body: z.strictObject({ userId: id(), action, phoneNumber: phoneNumber() }),
  response: json(z.object({ message: z.string() })),
  errors: [CODE_SENT_RECENTLY, NOT_FOUND, TOO_MANY_REQUESTS],
});

export const verifyMobileCode = defineEndpoint({
  name: "verifyMobileCode",
  method: "POST",
  path: "/user/verifymobileotp",
  summary: "Checks the code; the number can then be saved within 10 minutes.",
  access: ACCOUNT,
  body: z.strictObject({
    userId: id(),
    action,
    code: typedCode(WRONG_MOBILE_CODE.message).check(z.maxLength(6, WRONG_MOBILE_CODE.message)),
  }),
  response: json(z.object({ message: z.string() })),
  errors: [WRONG_MOBILE_CODE, CODE_CHECKS_ENDED, NOT_FOUND, TOO_MANY_REQUESTS],
});
