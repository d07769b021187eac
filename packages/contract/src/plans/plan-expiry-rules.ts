import { addMonths, addYears } from "../platform/calendar-rules";

/** How near a plan is to its end (specification 4, 'Plan expiry'). */
export type PlanExpiryStatus = "expired" | "expiring-soon" | "not-expired";

/**
 * Expired if the expiry is now or past; expiring-soon if one calendar month or less remains.
 * The month is counted back from the expiry, so that as time passes the status never turns back.
 */
export const planExpiryStatus = (expiry: Date, now: Date): PlanExpiryStatus => {
  if (expiry <= now) return "expired";
  return addMonths(expiry, -1) <= now ? "expiring-soon" : "not-expired";
};

/** Whether the plan takes no more writes. */
export const isPlanExpired = (expiry: Date, now: Date): boolean =>
  planExpiryStatus(expiry, now) === "expired";

/** A plan runs one year from the day its key or promo code activated it. */
export const expiryAfterActivation = (activeDate: Date): Date => addYears(activeDate, 1);

/** Renewing adds one year to the later of now and the present expiry. */
export const expiryAfterRenewal = (presentExpiry: Date, now: Date): Date =>
  addYears(presentExpiry > now ? presentExpiry : now, 1);
