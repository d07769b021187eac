import { ALREADY_REVOKED, NOT_ENOUGH_QUOTA, PROMO_CODE_TAKEN } from "./errors";
import { ACCOUNT, created, defineEndpoint, nothing } from "../platform/endpoint";
import { NOT_ALLOWED, NOT_FOUND, TOO_MANY_REQUESTS } from "../platform/errors";
import { CreatePromoCodeInput, PromoCode, RevokePromoCodeInput } from "./promo-code";

export const PROMO_CODE_COPIED = "Promo code copied";
export const PROMO_CODE_CREATED = "Create successfully";

export const createPromoCode = defineEndpoint({
  name: "createPromoCode",
  method: "POST",
  path: "/promo-codes/create",
  summary:
    "Creates a promo code of the caller's brokerage; all of its uses are taken from the quota.",
  access: ACCOUNT,
  body: CreatePromoCodeInput,
  response: created(PromoCode),
  errors: [NOT_ENOUGH_QUOTA, NOT_ALLOWED, PROMO_CODE_TAKEN, TOO_MANY_REQUESTS],
});

export const revokePromoCode = defineEndpoint({
  name: "revokePromoCode",
  method: "POST",
  path: "/promo-codes/revoke",
  summary:
    "Revokes a promo code of the caller's brokerage for good; uses that are left return to the quota.",
  access: ACCOUNT,
  body: RevokePromoCodeInput,
  response: nothing,
  errors: [NOT_FOUND, ALREADY_REVOKED],
});
