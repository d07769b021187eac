import { addMonths, addYears } from "../platform/calendar-rules";

/** The expiry status of a plan (specification 4, 'Plan expiry'). */
export type PlanExpiryStatus = "expired" | "expiring-soon" | "not-expired";

/**
 * Returns 'expired' if the expiry is now or past, 'expiring-soon' if one calendar month or less remains, otherwise
 * 'not-expired'. The month is counted back from the expiry, so that the status never goes back as time passes.
 */
export const planExpiryStatus = (expiry: Date, now: Date): PlanExpiryStatus => {
  if (expiry <= now) return "expired";
  return addMonths(expiry, -1) <= now ? "expiring-soon" : "not-expired";
};

/** Returns the expiry of a new plan: one year after its key or promo code was activated. */
export const expiryAfterActivation = (activeDate: Date): Date => addYears(activeDate, 1);

/** Returns the expiry after a renewal: one year after the later of now and the current expiry. */
export const expiryAfterRenewal = (currentExpiry: Date, now: Date): Date =>
  addYears(currentExpiry > now ? currentExpiry : now, 1);
