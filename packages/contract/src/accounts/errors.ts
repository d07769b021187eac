import { defineError } from "../platform/errors";

/* Messages quoted from the specification ('accounts', section 8) and our own. */

export const WRONG_CREDENTIALS = defineError({
  code: "wrong-credentials",
  status: 401,
  message: "The email or password is incorrect.",
});
export const NOT_ACTIVATED = defineError({
  code: "account-not-activated",
  status: 403,
  message:
    "Sorry, we could not authenticate you. Please activate your account. If you did not receive the confirmation email, please click the Resend button.",
});
export const WRONG_CODE = defineError({
  code: "wrong-code",
  status: 401,
  message: "The code is invalid. Please resend the code and try again.",
});
export const CODE_SENT_RECENTLY = defineError({
  code: "code-sent-recently",
  status: 429,
  message: "A code was sent a moment ago. Please wait 30 seconds before requesting another.",
});
/** After 50 wrong passwords and codes in a row, from an address where the user has not logged in recently. */
export const SIGN_IN_ENDED = defineError({
  code: "sign-in-ended",
  status: 401,
  message:
    "Too many wrong passwords or codes. Reset your password with 'Forgot password' to log in.",
});
/** The same for a logged-in user; 400, because a 401 would end the session. */
export const CODE_CHECKS_ENDED = defineError({
  code: "code-checks-ended",
  status: 400,
  message:
    "Too many wrong passwords or codes. Log out, then reset your password with 'Forgot password'.",
});
export const UNKNOWN_USER = defineError({
  code: "unknown-user",
  status: 400,
  message: "This user does not exist. Please register or log in another account.",
});
export const LINK_EXPIRED = defineError({
  code: "link-expired",
  status: 418,
  message: "The user token is invalid or expired. please log in and resend the confirmation email.",
});
/** The link has been used; not for a link that someone else may have made up. */
export const ALREADY_ACTIVE = defineError({
  code: "already-active",
  status: 418,
  message: "Your account is already active. Log in.",
});

/** The screen shows the same message for a 500, as specified. */
export const RESET_LINK_EXPIRED = defineError({
  code: "reset-link-expired",
  status: 418,
  message:
    "Your password cannot be updated. This is possibly because the link we sent to you is expired. Please send verification email again.",
});
/** The link has been used; only its own token learns this. */
export const RESET_LINK_USED = defineError({
  code: "reset-link-used",
  status: 418,
  message: "You have already set a new password with this link. Log in.",
});
export const EMAIL_LINK_EXPIRED = defineError({
  code: "email-link-expired",
  status: 418,
  message: "The link is invalid or expired. Please log in and change your email again.",
});
/** The link has been used; the reading call names the address. */
export const EMAIL_ALREADY_UPDATED = defineError({
  code: "email-already-updated",
  status: 418,
  message: "Your email has already been changed. Log in.",
});
export const EMAIL_TAKEN = defineError({
  code: "email-taken",
  status: 409,
  message: "Sorry, this email is already exist",
});
export const INVALID_INVITATION = defineError({
  code: "invalid-invitation",
  status: 418,
  message:
    "The user token is invalid or expired. Your account cannot be activated. Please resend the invitation email.",
});
/** The invitation has been accepted, so there is an active account. */
export const INVITATION_USED = defineError({
  code: "invitation-used",
  status: ALREADY_ACTIVE.status,
  message: ALREADY_ACTIVE.message,
});
export const WRONG_MOBILE_CODE = defineError({
  code: "wrong-mobile-code",
  status: 400,
  message: "Please enter a valid code",
});
/** Login without a code is for machine accounts only. */
export const CODE_NEEDED = defineError({
  code: "code-needed",
  status: 403,
  message: "This account needs a verification code. Please log in on the website.",
});
export const SIGN_IN_LINK_INVALID = defineError({
  code: "sign-in-link-refused",
  status: 401,
  message: "This link is invalid or expired. Please log in.",
});
