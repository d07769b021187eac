import * as z from "zod/mini";
import { ACCOUNT, defineEndpoint, json, nothing } from "../platform/endpoint";
import { TOO_MANY_REQUESTS } from "../platform/errors";
import { MAX_IMAGE_BYTES } from "../files/image";
import { EMAIL_TAKEN, WRONG_MOBILE_CODE } from "./errors";
import { phoneNumber } from "./phone-endpoints";
import { email, firstName, lastName, OTP_TYPES, confirmedPassword, typedCode, User } from "./user";
import { PASSWORD_REQUIRED } from "./password-endpoints";

export const PHONE_NOT_VERIFIED = "Please verify the phone number first.";
export const PHONE_NEEDED = "Please add a phone number first.";
export const AUTHENTICATOR_NEEDED = "Please set up your authenticator app first.";
/** An email was sent to the new address; the old one applies until it is confirmed. */
export const emailChangeSentTo = (address: string) =>
  `An email with a link to confirm the change has been sent to ${address}.`;
/** The current address was sent while an email change was pending. */
export const EMAIL_CHANGE_CANCELLED = "The email change has been cancelled.";

/**
 * Omitted fields do not change. A new email address, phone number or second factor needs `password`; a new phone
 * number needs its verified code, and null removes the number. Sending the current email address cancels a
 * pending change.
 */
export const updateUser = defineEndpoint({
  name: "updateUser",
  method: "PATCH",
  path: "/user",
  summary:
    "Changes names, phone number and second factor, and requests an email change. A changed phone number or second factor ends every other session.",
  access: ACCOUNT,
  body: z.strictObject({
    firstName: z.optional(firstName()),
    lastName: z.optional(lastName()),
    email: z.optional(email()),
    phoneNumber: z.optional(z.nullable(phoneNumber())),
    otpType: z.optional(z.literal([OTP_TYPES.sms, OTP_TYPES.email, OTP_TYPES.authenticator])),
    otp: z.optional(
      typedCode(WRONG_MOBILE_CODE.message).check(z.maxLength(6, "Please use at most 6 digits.")),
    ),
    password: z.optional(confirmedPassword(PASSWORD_REQUIRED)),
  }),
  response: json(User),
  errors: [EMAIL_TAKEN, TOO_MANY_REQUESTS],
});

export const AVATAR_UPLOADED = "Avatar has been successfully uploaded";

export const setAvatar = defineEndpoint({
  name: "setAvatar",
  method: "PUT",
  path: "/user/avatar",
  summary: "Uploads the signed-in user's image, which is re-encoded at 256 × 256 pixels.",
  access: ACCOUNT,
  upload: { field: "logo", maxBytes: MAX_IMAGE_BYTES, required: true },
  response: json(User),
  errors: [TOO_MANY_REQUESTS],
});

export const removeAvatar = defineEndpoint({
  name: "removeAvatar",
  method: "DELETE",
  path: "/user/avatar",
  summary: "Removes the signed-in user's image.",
  access: ACCOUNT,
  response: nothing,
});
