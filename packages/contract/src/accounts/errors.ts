import { defineError } from "../platform/errors";

/* Wording: specification 'accounts', section 8. */

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
  message: "A code was sent a moment ago. Please wait 30 seconds before asking for another.",
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
