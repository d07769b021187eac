/*
 * A partner's single-sign-in link, `/?link=<base64>` (specification 5). It works once and for a minute, so it
 * is held in memory only. Without the contract's rules, for the landing page is first in reading it.
 */

let arrived: string | null = null;

/** Takes the link out of the address bar; the same one until it is dropped, null without. */
export function readSignInLink(): string | null {
  const { search, pathname, hash } = window.location;
  // A plus sign that the partner did not encode is meant: base64 has no space.
  const query = new URLSearchParams(search.replaceAll("+", "%2B"));
  const link = query.get("link");
  if (link !== null) {
    arrived = link;
    query.delete("link");
    const rest = query.size > 0 ? `?${query.toString()}` : "";
    window.history.replaceState(window.history.state, "", `${pathname}${rest}${hash}`);
  }
  return arrived;
}

/** Forgets the link: it is being traded. */
export function clearSignInLink(): void {
  arrived = null;
}
