/** Days after which a contact is stale: per plan, between the bounds. */
export const CHECK_DAYS = { min: 30, max: 365, usual: 90 } as const;
/** Days that a link works, counted from its message. */
export const LINK_DAYS = 14;
/** Days after the request on which a person who has not answered is reminded; then the reminders stop. */
export const REMINDER_DAYS = [5, 10] as const;
/** Hours before a person can be asked a second time. */
export const PAUSE_HOURS = 24;
/** Most contacts that one call asks. */
export const MAX_ASKED = 200;

const DAY = 86_400_000;

export const FRESHNESS = ["fresh", "stale", "never"] as const;
export type Freshness = (typeof FRESHNESS)[number];

/**
 * Returns whether a contact was confirmed within so many days; one that was never confirmed is `never`. Pure.
 * @param confirmedAt an instant as the API returns it
 */
export function freshnessOf(confirmedAt: string | null, days: number, now: Date): Freshness {
  if (confirmedAt === null) return "never";
  return now.getTime() - Date.parse(confirmedAt) <= days * DAY ? "fresh" : "stale";
}

/** Returns the newest request of which a reminder is due, by the number of reminders sent; null if none is left. Pure. */
export function reminderDueBefore(reminders: number, now: Date): Date | null {
  const days = REMINDER_DAYS[reminders];
  return days === undefined ? null : new Date(now.getTime() - days * DAY);
}

/** Returns whether a link of a message sent then still works. Pure. */
export const isLinkOpen = (sentAt: Date, now: Date): boolean =>
  now.getTime() < sentAt.getTime() + LINK_DAYS * DAY;
