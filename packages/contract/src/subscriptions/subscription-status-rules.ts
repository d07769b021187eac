import { addMonths } from "../platform/calendar-rules";
import type { PromoCode } from "./promo-code";
import type { Subscription } from "./subscription";

/**
 * `ended` is a used promo code past its date, which the specification never marks as expired; 'soon' is one calendar
 * month or less (specification 9).
 */
export type SubscriptionStatus =
  | "revoked"
  | "not-activated"
  | "expired"
  | "ended"
  | "expires-soon"
  | "active";

type StatusFacts = Pick<
  Subscription,
  "isRevoked" | "isExpired" | "activeDate" | "exactExpiryDate" | "planId"
>;

/** Returns the status of a subscription for its column (specification 4, 'Subscription expiry'). */
export function subscriptionStatus(
  { isRevoked, isExpired, activeDate, exactExpiryDate }: StatusFacts,
  now: Date,
): SubscriptionStatus {
  if (isRevoked) return "revoked";
  if (isExpired) return "expired";
  if (activeDate === null) return "not-activated";
  const expiry = exactExpiryDate === null ? null : new Date(exactExpiryDate);
  if (expiry === null) return "active";
  if (expiry < now) return "ended";
  return addMonths(expiry, -1) <= now ? "expires-soon" : "active";
}

/** Returns how often a promo code can still be used. */
export const usesLeft = ({
  quantity,
  used,
  isRevoked,
  isExpired,
}: Pick<PromoCode, "quantity" | "used" | "isRevoked" | "isExpired">): number =>
  isRevoked || isExpired ? 0 : quantity - used;

/** A person's own keys (specification 3, 'User summary'): all, those not used yet, and the expired ones. */
export function summaryOfKeys(
  subscriptions: readonly Pick<Subscription, "activeDate" | "isRevoked" | "isExpired">[],
) {
  const count = (is: (subscription: (typeof subscriptions)[number]) => boolean) =>
    subscriptions.filter(is).length;
  return {
    total: subscriptions.length,
    remaining: count(
      ({ activeDate, isRevoked, isExpired }) => activeDate === null && !isRevoked && !isExpired,
    ),
    expired: count(({ isExpired }) => isExpired),
  };
}

/** The statuses in words, without dates. */
export const STATUS_NAMES: Readonly<Record<SubscriptionStatus, string>> = {
  revoked: "Revoked",
  "not-activated": "Not activated",
  expired: "Expired",
  ended: "Ended",
  "expires-soon": "Expires soon",
  active: "Active",
};
