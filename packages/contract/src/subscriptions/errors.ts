import { defineError } from "../platform/errors";

export const PROMO_CODE_TAKEN = defineError({
  code: "promo-code-taken",
  status: 409,
  message: "This promo code already exists. Please choose another code.",
});
export const KEY_ALREADY_USED = defineError({
  code: "key-already-used",
  status: 409,
  message: "This key has been used for a plan or revoked. Choose another key.",
});
export const ALREADY_REVOKED = defineError({
  code: "already-revoked",
  status: 409,
  message: "This has already been revoked.",
});
export const NOT_ENOUGH_QUOTA = defineError({
  code: "not-enough-quota",
  status: 402,
  message: "Sorry, there is not enough quota remaining.",
});
