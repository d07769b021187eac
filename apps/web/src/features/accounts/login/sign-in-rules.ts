import type { requestSignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { OTP_TYPES } from "@holdfast/contract/accounts/user";
import type { ResponseOf, BodyInput } from "@holdfast/contract/platform/endpoint";

/** Input of the first login step, stored for a resend. */
export type Credentials = BodyInput<typeof requestSignInCode>;

/** Where the code was sent: `otpType` 2 is email, 3 the user's authenticator app, anything else SMS. */
export type SentCode = ResponseOf<typeof requestSignInCode>;

/** How the user gets the code: email or SMS as the specification names them, or an authenticator app. Pure. */
export const channelOf = (sent: SentCode): "email" | "SMS" | "app" => {
  if (sent.otpType === OTP_TYPES.email) return "email";
  return sent.otpType === OTP_TYPES.authenticator ? "app" : "SMS";
};

/** Minimum wait before a code can be resent (seconds), unless the server returns another. */
const RESEND_WAIT = 30;

/** Returns the seconds until another code can be sent; 0 for an app, which generates its own. Pure. */
export const resendWait = (sent: SentCode): number =>
  channelOf(sent) === "app" ? 0 : (sent.resendAfter ?? RESEND_WAIT);
