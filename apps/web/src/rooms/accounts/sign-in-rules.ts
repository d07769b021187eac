import type { askForCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { OTP_TYPES } from "@holdfast/contract/accounts/user";
import type { AnswerOf, BodyInput } from "@holdfast/contract/platform/endpoint";

/** What the first step of signing in takes, kept for a resend. */
export type Credentials = BodyInput<typeof askForCode>;

/** Where the code went: `otpType` 2 is e-mail, anything else SMS. */
export type SentCode = AnswerOf<typeof askForCode>;

/** How the code reached the person, in the words of the specification. Pure. */
export const wayOf = (sent: SentCode): "email" | "SMS" =>
  sent.otpType === OTP_TYPES.email ? "email" : "SMS";
