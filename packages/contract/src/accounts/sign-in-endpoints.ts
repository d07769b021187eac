import * as z from "zod/mini";
import { defineEndpoint, json, PUBLIC } from "../platform/endpoint";
import { id, isEmail, withoutDirectionMarks } from "../platform/field-rules";
import { TOO_MANY_REQUESTS } from "../platform/errors";
import { NOT_ACTIVATED, SIGN_IN_ENDED, WRONG_CODE, WRONG_CREDENTIALS } from "./errors";
import { confirmedPassword, typedCode } from "./user";

const USERNAME_REQUIRED = "Username is required";
const CODE_REQUIRED = "One-time passcode is required.";

/** First login step: correct credentials send a code by email or SMS. */
export const requestSignInCode = defineEndpoint({
  name: "requestSignInCode",
  method: "POST",
  path: "/auth/credential",
  summary: "Checks email and password and sends a one-time code.",
  access: PUBLIC,
  body: z.strictObject({
    email: z.string({ error: USERNAME_REQUIRED }).check(
      withoutDirectionMarks(),
      z.trim(),
      z.minLength(1, USERNAME_REQUIRED),
      z.maxLength(254, WRONG_CREDENTIALS.message),
      z.refine((value) => value === "" || isEmail(value), "Please input an valid email."),
    ),
    password: confirmedPassword("Password is required"),
  }),
  response: json(
    z.object({
      userId: id(),
      /** 2 email, 3 authenticator app, otherwise SMS. */
      otpType: z.number(),
      /** False if a code sent less than 30 s ago is still valid; no new one was sent. */
      isNewCode: z.optional(z.boolean()),
      /** Seconds until another code can be sent; absent for an authenticator app. */
      resendAfter: z.optional(z.number()),
    }),
  ),
  errors: [WRONG_CREDENTIALS, SIGN_IN_ENDED, NOT_ACTIVATED, TOO_MANY_REQUESTS],
});

/** `expiry` is epoch milliseconds. */
export const TokenResponse = z.object({ access_token: z.string(), expiry: z.number() });
export type TokenResponse = z.infer<typeof TokenResponse>;

/** Second login step: exchanges the code for a token. */
export const verifySignInCode = defineEndpoint({
  name: "verifySignInCode",
  method: "POST",
  path: "/auth/token_new",
  summary: "Exchanges the one-time code for a bearer token.",
  access: PUBLIC,
  body: z.strictObject({
    otpCode: typedCode(CODE_REQUIRED).check(
      z.maxLength(6, "Please use at most 6 digits."),
      z.regex(/^\d*$/, "Please use digits only."),
    ),
    userId: id(WRONG_CODE.message),
    rememberMe: z._default(z.boolean(), false),
  }),
  response: json(TokenResponse),
  hasSecretResponse: true,
  errors: [WRONG_CODE, SIGN_IN_ENDED, TOO_MANY_REQUESTS],
});
