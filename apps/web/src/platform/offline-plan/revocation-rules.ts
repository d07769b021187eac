const HOUR = 3_600_000;
/** A session without 'Remember me' lasts 12 hours and ends after 2 without use, another after 14 days (docs/security.md). */
const SHORT_SESSION = 12 * HOUR;
const IDLE_SHORT = 2 * HOUR;
const IDLE_LONG = 14 * 24 * HOUR;

/**
 * Returns whether a refused session was ended by a person, and not by its lack of use. Pure.
 * @param contactAt when the session was last used for the kept plan (epoch ms)
 */
export const isRevoked = (contactAt: number, expiry: number, now: number): boolean =>
  now - contactAt < (expiry - contactAt > SHORT_SESSION ? IDLE_LONG : IDLE_SHORT);

/** Returns whether a session is without 'Remember me', so that it ends today. Pure. */
export const isShortSession = (expiry: number, now: number): boolean =>
  expiry - now <= SHORT_SESSION;
