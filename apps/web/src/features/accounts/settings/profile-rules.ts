import type { updateUser } from "@holdfast/contract/accounts/settings-endpoints";
import { OTP_TYPES } from "@holdfast/contract/accounts/user";
import type { User } from "@holdfast/contract/accounts/user";
import type { BodyInput } from "@holdfast/contract/platform/endpoint";
import type { CallError } from "../../../platform/api/call-error";
import type { Draft } from "../../../platform/forms/form-values";

export type ProfileBody = BodyInput<typeof updateUser>;
export type OtpType = NonNullable<ProfileBody["otpType"]>;

/** Initial values of the profile form. Pure. */
export const profileDraft = (user: User): Draft<ProfileBody> => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phoneNumber: user.phoneNumber,
  otpType: Object.values(OTP_TYPES).find((type) => type === user.otpType),
});

/** Returns the message asking for the password when that is all the server misses, otherwise undefined. Pure. */
export function passwordProblem({ fieldErrors }: CallError): string | undefined {
  const isAll = fieldErrors.length > 0 && fieldErrors.every(({ path }) => path === "password");
  return isAll ? fieldErrors[0]?.message : undefined;
}

/** Omits an unchanged email address, because sending it would cancel a pending email change. Pure. */
export const unchangedEmail = (sent: ProfileBody, user: User): readonly "email"[] =>
  sent.email?.trim() === user.email ? ["email"] : [];
