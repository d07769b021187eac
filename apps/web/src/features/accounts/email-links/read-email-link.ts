import { emailLinkFields, type EmailLinkName } from "@holdfast/contract/platform/email-links";

/*
 * A link in an email carries an id and a token. They are removed from the address bar at once and stored for this tab,
 * so that a reload loses nothing. Specification 2 also has them read from local storage.
 */

export type EmailLink = {
  readonly id: string;
  readonly token: string;
  /** What an invitation is for; null in all other emails. */
  readonly orgId: string | null;
  readonly brokerageId: string | null;
};

const keyOf = (mail: EmailLinkName) => `holdfast.${mail}_link`;

/** Moves the link from the address bar to storage, or returns the stored one after a reload; null if incomplete. */
export function readEmailLink(mail: EmailLinkName): EmailLink | null {
  const key = keyOf(mail);
  const fields = emailLinkFields(window.location);
  if (fields !== "") {
    sessionStorage.setItem(key, fields);
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }
  const stored = new URLSearchParams(
    sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? "",
  );
  const [id, token] = [stored.get("id"), stored.get("token")];
  const [orgId, brokerageId] = [stored.get("orgId"), stored.get("brokerageId")];
  if (!id || !token) return null;
  if (mail === "invitation" && !orgId && !brokerageId) return null;
  return { id, token, orgId, brokerageId };
}

/** Deletes the stored link once it has been redeemed or rejected for good. */
export function clearEmailLink(mail: EmailLinkName): void {
  sessionStorage.removeItem(keyOf(mail));
  localStorage.removeItem(keyOf(mail));
}

/** Key in the history entry for the outcome of a link; lost when the user leaves the page. */
const OUTCOME = "holdfastLinkOutcome";

const entryState = (): Readonly<Record<string, unknown>> => {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null ? { ...state } : {};
};

/** Records in the history entry that this user's link was redeemed, so that a reload shows the outcome again. */
export function storeLinkOutcome(mail: EmailLinkName, userId: string): void {
  const outcome = [mail, userId];
  window.history.replaceState({ ...entryState(), [OUTCOME]: outcome }, "");
}

/** Returns the id of the user whose link was redeemed before a reload of this page, otherwise null. */
export function readLinkOutcome(mail: EmailLinkName): string | null {
  const outcome = entryState()[OUTCOME];
  if (!Array.isArray(outcome)) return null;
  const [stored, userId]: unknown[] = outcome;
  return stored === mail && typeof userId === "string" ? userId : null;
}
