import { changePassword } from "@holdfast/contract/accounts/password-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import * as z from "zod/mini";
import { isTypedTwice } from "../../new-password-rules";

/** The form's fields: the endpoint's body plus the password confirmation. */
export const changeOwnPassword = {
  ...changePassword,
  body: z
    .extend(changePassword.body, { confirmPassword: register.body.shape.confirmPassword })
    .check(isTypedTwice),
};
