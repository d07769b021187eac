import { ENDS_WITH_SESSION } from "../../../platform/session/session-keys";

/** What this browser showed last. */
export type LastShown = { readonly organisationId: string; readonly planId: string | null };

/**
 * Returns the organisation and plan that were shown last, or null. A guess of what a page will show, which lets it
 * start its reads together and not one after another; only the server's lists say what is shown.
 */
export function readLastShown(): LastShown | null {
  const [organisationId, planId] = (localStorage.getItem(ENDS_WITH_SESSION.lastShown) ?? "").split(
    " ",
  );
  return organisationId ? { organisationId, planId: planId || null } : null;
}

export function storeLastShown({ organisationId, planId }: LastShown): void {
  localStorage.setItem(ENDS_WITH_SESSION.lastShown, `${organisationId} ${planId ?? ""}`);
}
