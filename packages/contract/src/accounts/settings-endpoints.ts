import * as z from "zod/mini";
import { ACCOUNT, defineEndpoint, json, nothing } from "../platform/endpoint";
import { EMAIL_TAKEN } from "./errors";
import { phoneNumber } from "./phone-endpoints";
import { email, firstName, lastName, OTP_TYPES, presentedPassword, User } from "./user";
import { PASSWORD_REQUIRED } from "./password-endpoints";

export const PHONE_NOT_VERIFIED = "Please verify the phone number first.";
export const PHONE_NEEDED = "Please add a phone number first.";
export const AUTHENTICATOR_NEEDED = "Please set up your authenticator app first.";
/** A letter has gone to the new address; until it is confirmed the old one stays. */
export const emailChangeSentTo = (address: string) =>
  `An email with a link to confirm the change has been sent to ${address}.`;
/** The present address was sent while another one waited for its confirmation. */
export const EMAIL_CHANGE_CANCELLED = "The email change has been cancelled.";

/**
 * What is left out stays. Another e-mail address, phone number or second factor needs `password`; another
 * phone number needs the verified code of it, and a null one takes the phone away. The present e-mail address
 * ends a change of it that waits.
 */
export const updateUser = defineEndpoint({
  name: "updateUser",
  method: "PATCH",
  path: "/user",
  summary:
    "Changes names, phone number and second factor, and asks for another email address. A changed phone number or second factor ends every other session.",
  access: ACCOUNT,
  body: z.strictObject({
    firstName: z.optional(firstName()),
    lastName: z.optional(lastName()),
    email: z.optional(email()),
    phoneNumber: z.optional(z.nullable(phoneNumber())),
    otpType: z.optional(z.literal([OTP_TYPES.sms, OTP_TYPES.email, OTP_TYPES.authenticator])),
    otp: z.optional(z.string().check(z.trim(), z.maxLength(6, "Please use at most 6 digits."))),
    password: z.optional(presentedPassword(PASSWORD_REQUIRED)),
  }),
  answer: json(User),
  errors: [EMAIL_TAKEN],
});

/** Bytes of a picture as it is uploaded; it is cut to a square and encoded again. */
export const MAX_AVATAR_BYTES = 5 * 1024 * 1024;
export const AVATAR_UPLOADED = "Avatar has been successfully uploaded";
export const NOT_AN_IMAGE = "Please choose a PNG, JPEG or WebP picture.";

export const setAvatar = defineEndpoint({
  name: "setAvatar",
  method: "PUT",
  path: "/user/avatar",
  summary: "Takes a picture of the signed-in person, 256 pixels square once encoded again.",
  access: ACCOUNT,
  upload: { field: "logo", maxBytes: MAX_AVATAR_BYTES, required: true },
  answer: json(User),
});

export const removeAvatar = defineEndpoint({
  name: "removeAvatar",
  method: "DELETE",
  path: "/user/avatar",
  summary: "Takes the picture away.",
  access: ACCOUNT,
  answer: nothing,
});
