/*
 * The link in a letter carries an id and a token. They leave the address bar at once, and are kept for this
 * tab only until they have been traded, so that a reload in between loses nothing. Specification 2 has them
 * read from local storage too.
 */

/** The letters that lead to a page of ours; each keeps its link under a key of its own. */
export type EmailMessage = "confirmation" | "email_update" | "invitation" | "reset";

export type EmailLink = {
  readonly id: string;
  readonly token: string;
  /** What an invitation is for; null in all other letters. */
  readonly orgId: string | null;
  readonly brokerageId: string | null;
};

const keyOf = (mail: EmailMessage) => `holdfast.${mail}_link`;

/** Takes the link out of the address bar, or finds the one kept before a reload; null without id and token. */
export function readEmailLink(mail: EmailMessage): EmailLink | null {
  const key = keyOf(mail);
  const query = new URLSearchParams(window.location.search);
  if (query.has("id") || query.has("token")) {
    sessionStorage.setItem(key, query.toString());
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }
  const kept = new URLSearchParams(sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? "");
  const [id, token] = [kept.get("id"), kept.get("token")];
  if (!id || !token) return null;
  return { id, token, orgId: kept.get("orgId"), brokerageId: kept.get("brokerageId") };
}

/** Forgets the link: it has been traded, or refused for good. */
export function clearEmailLink(mail: EmailMessage): void {
  sessionStorage.removeItem(keyOf(mail));
  localStorage.removeItem(keyOf(mail));
}

/** Under which the history's entry keeps what a link has done: it goes as the person leaves the page. */
const OUTCOME = "holdfastLinkOutcome";

const entryState = (): Readonly<Record<string, unknown>> => {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null ? { ...state } : {};
};

/** Notes on this page of the browser's history that the link has done its work, and for whom: a reload says it again. */
export function storeLinkOutcome(mail: EmailMessage, userId: string): void {
  const outcome = [mail, userId];
  window.history.replaceState({ ...entryState(), [OUTCOME]: outcome }, "");
}

/** For whom the link of this letter did its work before a reload of this page; null otherwise. */
export function readLinkOutcome(mail: EmailMessage): string | null {
  const outcome = entryState()[OUTCOME];
  if (!Array.isArray(outcome)) return null;
  const [kept, userId]: unknown[] = outcome;
  return kept === mail && typeof userId === "string" ? userId : null;
}
