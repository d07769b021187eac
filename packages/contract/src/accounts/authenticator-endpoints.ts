import * as z from "zod/mini";
import { ACCOUNT, defineEndpoint, json, nothing } from "../platform/endpoint";
import { TOO_MANY_REQUESTS } from "../platform/errors";
import { CODE_CHECKS_ENDED, WRONG_MOBILE_CODE } from "./errors";
import { PASSWORD_REQUIRED } from "./password-endpoints";
import { confirmedPassword, typedCode } from "./user";

/* A second factor besides SMS and email: time-based codes from an app (RFC 6238). */

export const startAuthenticator = defineEndpoint({
  name: "startAuthenticator",
  method: "POST",
  path: "/user/authenticator",
  summary: "Creates a secret for an authenticator app; it takes effect once a code is confirmed.",
  access: ACCOUNT,
  body: z.strictObject({ password: confirmedPassword(PASSWORD_REQUIRED) }),
  response: json(
    z.object({
      /** Base32, for typing. */
      secret: z.string(),
      /** otpauth://, for a QR code. */
      address: z.string(),
    }),
    201,
  ),
  hasSecretResponse: true,
  errors: [TOO_MANY_REQUESTS],
});

export const confirmAuthenticator = defineEndpoint({
  name: "confirmAuthenticator",
  method: "PUT",
  path: "/user/authenticator",
  summary:
    "Confirms the app with one of its codes and makes it the second factor; ends every other session.",
  access: ACCOUNT,
  body: z.strictObject({
    code: typedCode(WRONG_MOBILE_CODE.message).check(z.regex(/^\d{6}$/, WRONG_MOBILE_CODE.message)),
  }),
  response: nothing,
  errors: [WRONG_MOBILE_CODE, CODE_CHECKS_ENDED, TOO_MANY_REQUESTS],
});

export const removeAuthenticator = defineEndpoint({
  name: "removeAuthenticator",
  method: "DELETE",
  path: "/user/authenticator",
  summary:
    "Removes the authenticator app; codes are sent by email again, and every other session ends.",
  access: ACCOUNT,
  body: z.strictObject({ password: confirmedPassword(PASSWORD_REQUIRED) }),
  response: nothing,
  errors: [TOO_MANY_REQUESTS],
});
