import { resetPassword } from "@holdfast/contract/accounts/password-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import { PASSWORDS_DIFFER } from "@holdfast/contract/accounts/user";
import * as z from "zod/mini";

/** What a new password's form fills in: the endpoint's body, and the password once more as at registration. */
export const setNewPassword = {
  ...resetPassword,
  body: z
    .extend(resetPassword.body, { confirmPassword: register.body.shape.confirmPassword })
    .check(
      z.refine((body) => body.newPassword === body.confirmPassword, {
        error: PASSWORDS_DIFFER,
        path: ["confirmPassword"],
      }),
    ),
};
