import { addYears } from "../platform/calendar-rules";

const CODE = /^[A-Za-z0-9-]{4,32}$/;

/**
 * Returns the code as it is stored and compared: trimmed and upper-case. Null unless it is 4 to 32 letters, digits
 * or hyphens.
 */
export const normalisePromoCode = (typed: string): string | null => {
  const code = typed.trim();
  return CODE.test(code) ? code.toUpperCase() : null;
};

/** A promo code is valid for one year from its creation. */
export const promoCodeExpiry = (createdAt: Date): Date => addYears(createdAt, 1);

/** Whether a promo code has expired: not revoked and past its expiry date (specification 4, 'Promo code'). */
export const isPromoCodeExpired = (
  promoCode: { readonly isRevoked: boolean; readonly expiryDate: Date },
  now: Date,
): boolean => !promoCode.isRevoked && promoCode.expiryDate < now;
