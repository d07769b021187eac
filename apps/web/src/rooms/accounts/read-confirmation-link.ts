/*
 * The link in an activation letter carries an id and a token. They leave the address bar at once, and are
 * kept for this tab only until they have been traded, so that a reload in between loses nothing.
 */

export type ConfirmationLink = { readonly id: string; readonly token: string };

const KEY = "holdfast.confirmation_link";

/** Takes id and token out of the address bar, or finds the ones kept before a reload; null without both. */
export function readConfirmationLink(): ConfirmationLink | null {
  const query = new URLSearchParams(window.location.search);
  if (query.has("id") || query.has("token")) {
    sessionStorage.setItem(KEY, query.toString());
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }
  const kept = new URLSearchParams(sessionStorage.getItem(KEY) ?? "");
  const [id, token] = [kept.get("id"), kept.get("token")];
  return id && token ? { id, token } : null;
}

/** Forgets the link: it has been traded, or refused for good. */
export const dropConfirmationLink = () => sessionStorage.removeItem(KEY);
