/*
 * Remembers the page that was requested without a session, so that signing in returns to it. Stored in this tab only,
 * and not after a log out.
 */

const KEY = "holdfast.wanted_page";

/** Pages that a sign-in opens anyway. */
const ENTRANCES: ReadonlySet<string> = new Set(["/dashboard", "/admin"]);

/** Whether an address is a path of this site, and not one that browsers treat as another site. */
const isOwnPage = (address: string) => /^\/[^/\\]/.test(address);

/** Stores the address (path and query) that was requested without a session. */
export function rememberWantedPage(address: string): void {
  if (isOwnPage(address) && !ENTRANCES.has(address)) sessionStorage.setItem(KEY, address);
  else forgetWantedPage();
}

/** Forgets the stored address, on log out. */
export const forgetWantedPage = (): void => sessionStorage.removeItem(KEY);

/** Returns and deletes the stored address; null if a sign-in should open the person's own page. */
export function takeReturnPage(): string | null {
  const address = sessionStorage.getItem(KEY);
  forgetWantedPage();
  return address !== null && isOwnPage(address) ? address : null;
}
