import { addYears } from "../platform/calendar-rules";

/** The fields that determine the expiry of a subscription. */
export type SubscriptionTerm = {
  readonly expiryDate: Date | null;
  readonly activeDate: Date | null;
  readonly planId: string | null;
  readonly promoCodeId: string | null;
  readonly isRevoked: boolean;
};

/**
 * Returns when the subscription ends: its expiry date, or one year after activation if it has only a plan and an
 * active date; null while it is 'Not activated' (specification 4).
 */
export const subscriptionExpiry = (subscription: SubscriptionTerm): Date | null => {
  if (subscription.expiryDate) return subscription.expiryDate;
  const { planId, activeDate } = subscription;
  return planId !== null && activeDate ? addYears(activeDate, 1) : null;
};

/** Whether it is marked as expired; never for a subscription from a promo code or a revoked one. */
export const isSubscriptionExpired = (subscription: SubscriptionTerm, now: Date): boolean => {
  if (subscription.promoCodeId !== null || subscription.isRevoked) return false;
  const expiry = subscriptionExpiry(subscription);
  return expiry !== null && expiry < now;
};
