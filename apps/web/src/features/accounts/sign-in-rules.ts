import type { requestSignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { OTP_TYPES } from "@holdfast/contract/accounts/user";
import type { ResponseOf, BodyInput } from "@holdfast/contract/platform/endpoint";

/** What the first step of signing in takes, kept for a resend. */
export type Credentials = BodyInput<typeof requestSignInCode>;

/** Where the code went: `otpType` 2 is e-mail, 3 the person's own app, anything else SMS. */
export type SentCode = ResponseOf<typeof requestSignInCode>;

/** How the person comes by the code: in the words of the specification, or from an app of their own. Pure. */
export const wayOf = (sent: SentCode): "email" | "SMS" | "app" => {
  if (sent.otpType === OTP_TYPES.email) return "email";
  return sent.otpType === OTP_TYPES.authenticator ? "app" : "SMS";
};

/** A code is sent again no sooner than this after the last one (seconds), unless the server says otherwise. */
const RESEND_WAIT = 30;

/** Returns the seconds until another code can be sent; 0 for an app, which is not sent any. Pure. */
export const resendWait = (sent: SentCode): number =>
  wayOf(sent) === "app" ? 0 : (sent.resendAfter ?? RESEND_WAIT);
