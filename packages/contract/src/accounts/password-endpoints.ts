import * as z from "zod/mini";
import { ACCOUNT, defineEndpoint, json, nothing, PUBLIC } from "../platform/endpoint";
import { id } from "../platform/field-rules";
import { ORGANISATION_ARCHIVED, TOO_MANY_REQUESTS } from "../platform/errors";
import { INVALID_INVITATION, INVITATION_USED, RESET_LINK_EXPIRED, RESET_LINK_USED } from "./errors";
import { email, firstName, lastName, newPassword, confirmedPassword, token } from "./user";

/** The response whether or not the account exists (specification 8). */
export const RESET_SENT =
  "If this email address is registered, you will receive an email with password reset instructions in a moment.";
export const PASSWORD_UPDATED = "Your password has been successfully updated.";
/** For a server that reveals unknown accounts; ours does not. */
export const noAccountWith = (address: string) =>
  `Sorry, we couldn't find an account with the email ${address}`;

export const requestPasswordReset = defineEndpoint({
  name: "requestPasswordReset",
  method: "POST",
  path: "/reset-password/email",
  summary:
    "Sends an email with a reset link if the account exists; the response does not reveal whether it does.",
  access: PUBLIC,
  body: z.strictObject({ email: email() }),
  response: json(z.object({ message: z.string() })),
  errors: [TOO_MANY_REQUESTS],
});

/** For the page that the link opens. */
export const readResetLink = defineEndpoint({
  name: "readResetLink",
  method: "POST",
  path: "/reset-password/read",
  summary: "Returns whether a new password can be set with a link; changes nothing.",
  access: PUBLIC,
  body: z.strictObject({
    id: id(RESET_LINK_EXPIRED.message),
    token: token(RESET_LINK_EXPIRED.message),
  }),
  response: nothing,
  errors: [RESET_LINK_EXPIRED, RESET_LINK_USED],
});

/** Error of `agreementsAccepted` for a user who has not accepted them yet; the link remains valid. */
export const AGREEMENTS_NEEDED = "Please accept the four agreements.";

/**
 * Also the last step of an invitation (`userId` and `token` as `invitees/accept` returns them): the mailbox is proven,
 * so the person joins and the account becomes active. A user without a recorded acceptance of the agreements is asked
 * for it here.
 */
export const resetPassword = defineEndpoint({
  name: "resetPassword",
  method: "PATCH",
  path: "/user/password",
  summary: "Sets a new password with a reset or invitation link; ends every session.",
  access: PUBLIC,
  body: z.strictObject({
    userId: id(RESET_LINK_EXPIRED.message),
    token: token(RESET_LINK_EXPIRED.message),
    newPassword: newPassword(),
    agreementsAccepted: z.optional(z.literal(true)),
    /** The names of an invited user, who has none yet. Omitted fields do not change. */
    firstName: z.optional(firstName()),
    lastName: z.optional(lastName()),
  }),
  response: nothing,
  errors: [
    RESET_LINK_EXPIRED,
    RESET_LINK_USED,
    INVALID_INVITATION,
    INVITATION_USED,
    ORGANISATION_ARCHIVED,
  ],
});

/** The current password is wrong; a field error, because a 401 would end the session. */
export const WRONG_PASSWORD = "The password is incorrect.";
export const PASSWORD_REQUIRED = "Please input your password.";

export const changePassword = defineEndpoint({
  name: "changePassword",
  method: "PUT",
  path: "/user/password",
  summary: "Changes the signed-in user's password; ends every other session.",
  access: ACCOUNT,
  endsSessions: true,
  body: z.strictObject({
    password: confirmedPassword(PASSWORD_REQUIRED),
    newPassword: newPassword(),
  }),
  response: nothing,
  errors: [TOO_MANY_REQUESTS],
});
