/* Must not change: other tabs and later releases read the same keys. */

export const TOKEN_KEY = "holdfast.access_token";
export const EXPIRY_KEY = "holdfast.expiry";

/** Other storage keys that are removed with the session. */
export const ENDS_WITH_SESSION = {
  organisation: "holdfast.organisation",
  plan: "holdfast.plan",
  lastShown: "holdfast.last_shown",
  phoneCountry: "holdfast.phone_country",
} as const;

/** Returns what is stored for all tabs, or for this one. */
export const stored = (key: string) => localStorage.getItem(key) ?? sessionStorage.getItem(key);
