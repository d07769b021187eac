import * as z from "zod/mini";
import { defineEndpoint, nothing, PUBLIC } from "../platform/endpoint";
import { id } from "../platform/field-rules";
import {
  EMAIL_LINK_EXPIRED,
  EMAIL_TAKEN,
  LINK_EXPIRED,
  UNKNOWN_USER,
  WRONG_CREDENTIALS,
} from "./errors";
import { email, presentedPassword, token } from "./user";

export const confirmEmail = defineEndpoint({
  name: "confirmEmail",
  method: "POST",
  path: "/confirmation/email/confirm",
  summary: "Trades the link of the activation email for an active account.",
  access: PUBLIC,
  body: z.strictObject({ id: id(UNKNOWN_USER.message), token: token(LINK_EXPIRED.message) }),
  answer: nothing,
  errors: [UNKNOWN_USER, LINK_EXPIRED],
});

export const resendConfirmation = defineEndpoint({
  name: "resendConfirmation",
  method: "POST",
  path: "/confirmation/email/resend",
  summary: "Sends the activation email again to a person who knows the password.",
  access: PUBLIC,
  body: z.strictObject({ email: email(), password: presentedPassword("Password is required") }),
  answer: nothing,
  errors: [WRONG_CREDENTIALS],
});

/** The last step of an e-mail change; ends every session of the person. */
export const confirmEmailUpdate = defineEndpoint({
  name: "confirmEmailUpdate",
  method: "POST",
  path: "/confirmation/email-update/confirm",
  summary: "Trades the link that went to a new email address for the change.",
  access: PUBLIC,
  body: z.strictObject({
    id: id(EMAIL_LINK_EXPIRED.message),
    token: token(EMAIL_LINK_EXPIRED.message),
  }),
  answer: nothing,
  errors: [EMAIL_LINK_EXPIRED, EMAIL_TAKEN],
});
