import { changePassword } from "@holdfast/contract/accounts/password-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import { PASSWORDS_DIFFER } from "@holdfast/contract/accounts/user";
import * as z from "zod/mini";

/** What the form fills in: the endpoint's body, and the new password once more as at registration. */
export const changeOwnPassword = {
  ...changePassword,
  body: z
    .extend(changePassword.body, { confirmPassword: register.body.shape.confirmPassword })
    .check(
      z.refine((body) => body.newPassword === body.confirmPassword, {
        error: PASSWORDS_DIFFER,
        path: ["confirmPassword"],
      }),
    ),
};
