import * as z from "zod/mini";
import { defineEndpoint, nothing, PUBLIC } from "../platform/endpoint";
import { id } from "../platform/field-rules";
import { TOO_MANY_REQUESTS } from "../platform/errors";
import {
  EMAIL_LINK_EXPIRED,
  EMAIL_TAKEN,
  LINK_EXPIRED,
  SIGN_IN_ENDED,
  UNKNOWN_USER,
  WRONG_CREDENTIALS,
} from "./errors";
import { email, confirmedPassword, token } from "./user";

export const confirmEmail = defineEndpoint({
  name: "confirmEmail",
  method: "POST",
  path: "/confirmation/email/confirm",
  summary: "Activates the account with the link from the activation email.",
  access: PUBLIC,
  body: z.strictObject({ id: id(UNKNOWN_USER.message), token: token(LINK_EXPIRED.message) }),
  response: nothing,
  errors: [UNKNOWN_USER, LINK_EXPIRED],
});

export const resendConfirmation = defineEndpoint({
  name: "resendConfirmation",
  method: "POST",
  path: "/confirmation/email/resend",
  summary: "Resends the activation email; requires the password.",
  access: PUBLIC,
  body: z.strictObject({ email: email(), password: confirmedPassword("Password is required") }),
  response: nothing,
  errors: [WRONG_CREDENTIALS, SIGN_IN_ENDED, TOO_MANY_REQUESTS],
});

/** The last step of an email change; ends every session of the user. */
export const confirmEmailUpdate = defineEndpoint({
  name: "confirmEmailUpdate",
  method: "POST",
  path: "/confirmation/email-update/confirm",
  summary: "Completes an email change with the link sent to the new address.",
  access: PUBLIC,
  body: z.strictObject({
    id: id(EMAIL_LINK_EXPIRED.message),
    token: token(EMAIL_LINK_EXPIRED.message),
  }),
  response: nothing,
  errors: [EMAIL_LINK_EXPIRED, EMAIL_TAKEN],
});
