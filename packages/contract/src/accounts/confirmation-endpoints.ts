import * as z from "zod/mini";
import { defineEndpoint, nothing, PUBLIC } from "../platform/endpoint";
import { id } from "../platform/field-rules";
import { LINK_EXPIRED, UNKNOWN_USER, WRONG_CREDENTIALS } from "./errors";
import { email, presentedPassword, token } from "./user";

export const confirmEmail = defineEndpoint({
  name: "confirmEmail",
  method: "POST",
  path: "/confirmation/email/confirm",
  summary: "Trades the link of the activation letter for an active account.",
  access: PUBLIC,
  body: z.strictObject({ id: id(UNKNOWN_USER.message), token }),
  answer: nothing,
  errors: [UNKNOWN_USER, LINK_EXPIRED],
});

export const resendConfirmation = defineEndpoint({
  name: "resendConfirmation",
  method: "POST",
  path: "/confirmation/email/resend",
  summary: "Sends the activation letter again to a person who knows the password.",
  access: PUBLIC,
  body: z.strictObject({ email: email(), password: presentedPassword("Password is required") }),
  answer: nothing,
  errors: [WRONG_CREDENTIALS],
});
