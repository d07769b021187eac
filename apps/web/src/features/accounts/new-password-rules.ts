import { resetPassword } from "@holdfast/contract/accounts/password-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import { firstName, lastName, PASSWORDS_DIFFER } from "@holdfast/contract/accounts/user";
import * as z from "zod/mini";

/** Checks that the new password and its confirmation match, as at registration. */
export const isTypedTwice = z.refine<TypedTwice>(
  ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
  { error: PASSWORDS_DIFFER, path: ["confirmPassword"] },
);
type TypedTwice = { readonly newPassword: string; readonly confirmPassword: string };

/** The endpoint's body plus the password confirmation. */
const body = z.extend(resetPassword.body, {
  confirmPassword: register.body.shape.confirmPassword,
});

/** The form that sets a new password. */
export const setNewPassword = { ...resetPassword, body: body.check(isTypedTwice) };

/** The same for an invited user, who enters both names too. */
export const activateAccount = {
  ...resetPassword,
  body: z.extend(body, { firstName: firstName(), lastName: lastName() }).check(isTypedTwice),
};
