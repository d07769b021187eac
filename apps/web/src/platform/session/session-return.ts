/*
 * Who is sent to the landing page for want of a session comes back, after signing in, to the page that was
 * asked for. It is remembered in this tab only. Whoever logged out on purpose begins anew.
 */

const KEY = "holdfast.wanted_page";

/** Where a sign-in leads anyway; they name no page in particular. */
const ENTRANCES: ReadonlySet<string> = new Set(["/dashboard", "/admin"]);

/** A path of our own: not one that a browser takes for another site. */
const isOwnPage = (address: string) => /^\/[^/\\]/.test(address);

/** Keeps the address (path and query) that was asked for without a session. */
export function rememberWantedPage(address: string): void {
  if (isOwnPage(address) && !ENTRANCES.has(address)) sessionStorage.setItem(KEY, address);
  else forgetWantedPage();
}

/** Whoever leaves on purpose wants no page any more. */
export const forgetWantedPage = (): void => sessionStorage.removeItem(KEY);

/** Gives the remembered address once; null when a sign-in should lead to the person's own page. */
export function takeReturnPage(): string | null {
  const address = sessionStorage.getItem(KEY);
  forgetWantedPage();
  return address !== null && isOwnPage(address) ? address : null;
}
