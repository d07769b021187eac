import { addYears } from "../platform/calendar-rules";

const CODE = /^[A-Za-z0-9-]{4,32}$/;

/**
 * The code as it is stored and compared: trimmed, in capitals. Null where it is not 4 to 32
 * letters, digits or hyphens.
 */
export const normalisePromoCode = (typed: string): string | null => {
  const code = typed.trim();
  return CODE.test(code) ? code.toUpperCase() : null;
};

/** A promo code is valid for one year from its creation. */
export const promoCodeExpiry = (createdAt: Date): Date => addYears(createdAt, 1);

/** Expired when not revoked and its expiry date is past (specification 4, 'Promo code'). */
export const isPromoCodeExpired = (
  promoCode: { readonly isRevoked: boolean; readonly expiryDate: Date },
  now: Date,
): boolean => !promoCode.isRevoked && promoCode.expiryDate < now;
