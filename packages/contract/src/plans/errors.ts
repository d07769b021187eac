import { defineError } from "../platform/errors";

export const INVALID_KEY = "Please input a valid Subscription Key or Promo Code.";

/** Unknown, used, expired and revoked keys get the same error. */
export const KEY_REFUSED = defineError({
  code: "key-refused",
  status: 400,
  message: INVALID_KEY,
});
