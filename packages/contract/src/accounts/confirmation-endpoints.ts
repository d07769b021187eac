import * as z from "zod/mini";
import { defineEndpoint, json, nothing, PUBLIC } from "../platform/endpoint";
import { id } from "../platform/field-rules";
import { TOO_MANY_REQUESTS } from "../platform/errors";
import {
  ALREADY_ACTIVE,
  EMAIL_ALREADY_UPDATED,
  EMAIL_LINK_EXPIRED,
  EMAIL_TAKEN,
  LINK_EXPIRED,
  SIGN_IN_ENDED,
  UNKNOWN_USER,
  WRONG_CREDENTIALS,
} from "./errors";
import { email, confirmedPassword, token } from "./user";

const ACTIVATION_LINK = z.strictObject({
  id: id(UNKNOWN_USER.message),
  token: token(LINK_EXPIRED.message),
});
const EMAIL_UPDATE_LINK = z.strictObject({
  id: id(EMAIL_LINK_EXPIRED.message),
  token: token(EMAIL_LINK_EXPIRED.message),
});

/** For the page that the link opens. */
export const readActivation = defineEndpoint({
  name: "readActivation",
  method: "POST",
  path: "/confirmation/email/read",
  summary:
    "Returns the account that the link from the activation email activates; changes nothing.",
  access: PUBLIC,
  body: ACTIVATION_LINK,
  response: json(z.object({ email: z.string(), isActive: z.boolean() })),
  errors: [UNKNOWN_USER, LINK_EXPIRED],
});

export const confirmEmail = defineEndpoint({
  name: "confirmEmail",
  method: "POST",
  path: "/confirmation/email/confirm",
  summary: "Activates the account with the link from the activation email.",
  access: PUBLIC,
  body: ACTIVATION_LINK,
  response: nothing,
  errors: [UNKNOWN_USER, LINK_EXPIRED, ALREADY_ACTIVE],
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

/** For the page that the link opens. */
export const readEmailUpdate = defineEndpoint({
  name: "readEmailUpdate",
  method: "POST",
  path: "/confirmation/email-update/read",
  summary: "Returns the new address of the link from the email; changes nothing.",
  access: PUBLIC,
  body: EMAIL_UPDATE_LINK,
  /** `isUpdated`: the account has this address already. */
  response: json(z.object({ email: z.string(), isUpdated: z.boolean() })),
  errors: [EMAIL_LINK_EXPIRED],
});

/** The last step of an email change; ends every session of the user. */
export const confirmEmailUpdate = defineEndpoint({
  name: "confirmEmailUpdate",
  method: "POST",
  path: "/confirmation/email-update/confirm",
  summary: "Completes an email change with the link sent to the new address.",
  access: PUBLIC,
  body: EMAIL_UPDATE_LINK,
  response: nothing,
  errors: [EMAIL_LINK_EXPIRED, EMAIL_ALREADY_UPDATED, EMAIL_TAKEN],
});
