import { PASSWORD_REQUIRED } from "@holdfast/contract/accounts/password-endpoints";
import { INVALID_PHONE } from "@holdfast/contract/platform/field-rules";
import {
  AUTHENTICATOR_NEEDED,
  PHONE_NEEDED,
  type updateUser,
} from "@holdfast/contract/accounts/settings-endpoints";
import { OTP_TYPES } from "@holdfast/contract/accounts/user";
import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import type { FieldProblem } from "@holdfast/contract/platform/errors";
import { allFieldsUsed } from "../../../platform/database/sql/row-of";
import type { UserRow } from "../users-store";
import { isAssignableNumber } from "../../../platform/phone-number";

/** What differs from the current settings; undefined means unchanged. */
export type SettingsChange = {
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  /** A new address, which takes effect once a link sent to it is opened. */
  readonly email: string | undefined;
  /** The current address was given, so a pending change of address is cancelled. */
  readonly keepsEmail: boolean;
  /** Null removes the number. */
  readonly phoneNumber: string | null | undefined;
  readonly otpType: number | undefined;
};

type Input = BodyOf<typeof updateUser>;
type Today = Pick<
  UserRow,
  "firstName" | "lastName" | "email" | "phoneNumber" | "otpType" | "authenticatorConfirmedAt"
>;

const other = <T>(input: T, today: T): T | undefined => (input === today ? undefined : input);

/** Returns the fields that differ: a form sends all of its fields. */
export function settingsChange(today: Today, input: Input): SettingsChange {
  // The password and the code are checked, not stored.
  const stored = ["firstName", "lastName", "email", "phoneNumber", "otpType"] as const;
  allFieldsUsed(input, [...stored, "password", "otp"]);
  const { firstName, lastName, email, phoneNumber, otpType } = input;
  return {
    firstName: other(firstName, today.firstName),
    lastName: other(lastName, today.lastName),
    email: other(email, today.email),
    keepsEmail: email === today.email,
    phoneNumber: other(phoneNumber, today.phoneNumber),
    otpType: other(otpType, today.otpType),
  };
}

/** Whether a change requires the password: it would let a stolen session take over the account. */
export const needsPassword = ({ email, phoneNumber, otpType }: SettingsChange) =>
  email !== undefined || phoneNumber !== undefined || otpType !== undefined;

/** Returns the problems that can be found without reading anything secret, with a message per field. */
export function settingsProblems(
  today: Today,
  change: SettingsChange,
  input: Input,
): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  const phoneNumber = change.phoneNumber === undefined ? today.phoneNumber : change.phoneNumber;
  const otpType = change.otpType ?? today.otpType;
  if (change.phoneNumber && !isAssignableNumber(change.phoneNumber))
    problems.push({ path: "phoneNumber", message: INVALID_PHONE });
  const touchesSms = change.phoneNumber !== undefined || change.otpType !== undefined;
  if (touchesSms && otpType === OTP_TYPES.sms && phoneNumber === null)
    problems.push({ path: "otpType", message: PHONE_NEEDED });
  if (change.otpType === OTP_TYPES.authenticator && !today.authenticatorConfirmedAt)
    problems.push({ path: "otpType", message: AUTHENTICATOR_NEEDED });
  if (needsPassword(change) && input.password === undefined)
    problems.push({ path: "password", message: PASSWORD_REQUIRED });
  return problems;
}
