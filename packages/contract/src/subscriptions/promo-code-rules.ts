import { addYears } from "../platform/calendar-rules";

/** A promo code is valid for one year from its creation. */
export const promoCodeExpiry = (createdAt: Date): Date => addYears(createdAt, 1);

/** Whether a promo code has expired: not revoked and past its expiry date (specification 4, 'Promo code'). */
export const isPromoCodeExpired = (
  promoCode: { readonly isRevoked: boolean; readonly expiryDate: Date },
  now: Date,
): boolean => !promoCode.isRevoked && promoCode.expiryDate < now;
