import { changePassword } from "@holdfast/contract/accounts/password-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import * as z from "zod/mini";
import { isTypedTwice } from "../new-password-rules";

/** What the form fills in: the endpoint's body, and the new password once more as at registration. */
export const changeOwnPassword = {
  ...changePassword,
  body: z
    .extend(changePassword.body, { confirmPassword: register.body.shape.confirmPassword })
    .check(isTypedTwice),
};
