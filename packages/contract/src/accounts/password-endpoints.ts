import * as z from "zod/mini";
import { ACCOUNT, defineEndpoint, json, nothing, PUBLIC } from "../platform/endpoint";
import { id } from "../platform/field-rules";
import { RESET_LINK_EXPIRED } from "./errors";
import { email, firstName, lastName, newPassword, presentedPassword, token } from "./user";

/** The answer, known account or not (specification 8). */
export const RESET_SENT =
  "If this email address is registered, you will receive an email with password reset instructions in a moment.";
export const PASSWORD_UPDATED = "Your password has been successfully updated.";
/** For a server that tells; ours does not. */
export const noAccountWith = (address: string) =>
  `Sorry, we couldn't find an account with the email ${address}`;

export const requestPasswordReset = defineEndpoint({
  name: "requestPasswordReset",
  method: "POST",
  path: "/reset-password/email",
  summary: "Sends an email with a reset link, if there is an account; the answer does not tell.",
  access: PUBLIC,
  body: z.strictObject({ email: email() }),
  answer: json(z.object({ message: z.string() })),
});

/** At `agreementsAccepted`, for a person who has not accepted them yet; the link stays good. */
export const AGREEMENTS_NEEDED = "Please accept the four agreements.";

/**
 * Also the last step of an invitation: the mailbox is proved, so the account becomes active. Somebody with
 * no acceptance on record is asked for it here.
 */
export const resetPassword = defineEndpoint({
  name: "resetPassword",
  method: "PATCH",
  path: "/user/password",
  summary: "Trades a reset or invitation link for a new password; every session ends.",
  access: PUBLIC,
  body: z.strictObject({
    userId: id(RESET_LINK_EXPIRED.message),
    token: token(RESET_LINK_EXPIRED.message),
    newPassword: newPassword(),
    agreementsAccepted: z.optional(z.literal(true)),
    /** The names of an invited person, who has none yet. What is left out stays. */
    firstName: z.optional(firstName()),
    lastName: z.optional(lastName()),
  }),
  answer: nothing,
  errors: [RESET_LINK_EXPIRED],
});

/** The present password is wrong; at the field, so that nobody is signed out. */
export const WRONG_PASSWORD = "The password is incorrect.";
export const PASSWORD_REQUIRED = "Please input your password.";

export const changePassword = defineEndpoint({
  name: "changePassword",
  method: "PUT",
  path: "/user/password",
  summary: "Changes the password of the signed-in person; every other session ends.",
  access: ACCOUNT,
  endsSessions: true,
  body: z.strictObject({
    password: presentedPassword(PASSWORD_REQUIRED),
    newPassword: newPassword(),
  }),
  answer: nothing,
});
