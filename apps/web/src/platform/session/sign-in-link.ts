/*
 * A partner's single-sign-in link, `/?link=<base64>` (specification 5). It works once, for a minute, so it is
 * held in memory only. Does not import the contract's rules, because the landing page loads this first.
 */

let arrived: string | null = null;

/** Moves the link out of the address bar and returns it, the same one on every call until cleared; null without. */
export function readSignInLink(): string | null {
  const { search, pathname, hash } = window.location;
  // The partner meant an unencoded plus sign: base64 has no space.
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

/** Forgets the link because it is being redeemed. */
export function clearSignInLink(): void {
  arrived = null;
}
