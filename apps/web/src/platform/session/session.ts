import { ENDS_WITH_SESSION, EXPIRY_KEY, stored, TOKEN_KEY } from "./session-keys";
import { forgetDrafts } from "./stored-drafts";
import { forgetWantedPage } from "./session-return";

/*
 * The session: an opaque token and its expiry (epoch milliseconds), in local storage so that tabs share it
 * (specification 3, 'Stored client-side'; 4, 'Session').
 */

export type Session = { readonly token: string; readonly expiry: number };

/** How a session ended: the person logged out ('left'), or it expired or was refused ('lapsed'). */
export type SessionEnd = "left" | "lapsed";

/** Set in a tab whose session has expired or was refused, until the next sign-in or log out. */
const EXPIRED_KEY = "holdfast.session_expired";
/** Written briefly before a session is removed, so that other tabs learn how it ended. */
const END_KEY = "holdfast.session_end";

/** The longest delay of a browser's timer (milliseconds). */
const MAX_TIMER = 2_147_483_647;

const listeners = new Set<() => void>();
/** Undefined until the first read of storage. */
let current: Session | null | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let lastEnd: SessionEnd = "lapsed";
/** How another tab has announced that it is ending the session. */
let announcedEnd: SessionEnd | undefined;

/** Whether a session has ended at `now` (epoch milliseconds). Pure. */
export const hasExpired = (session: Session, now: number) => session.expiry < now;

const recordEnd = (how: SessionEnd) => {
  lastEnd = how;
  if (how !== "left") {
    sessionStorage.setItem(EXPIRED_KEY, "yes");
    return;
  }
  sessionStorage.removeItem(EXPIRED_KEY);
  forgetWantedPage();
  forgetDrafts();
};

const clearStorage = () => {
  const keys = [TOKEN_KEY, EXPIRY_KEY, ...Object.values(ENDS_WITH_SESSION)];
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of keys) storage.removeItem(key);
  }
};

/** Removes the session from storage, and tells other tabs how it ended. */
const removeSession = (how: SessionEnd) => {
  localStorage.setItem(END_KEY, how);
  clearStorage();
  localStorage.removeItem(END_KEY);
};

/** Reads the session from storage; removes it, with its choices, if it has expired. */
const readStored = (): Session | null => {
  const [token, end] = [stored(TOKEN_KEY), stored(EXPIRY_KEY)];
  // Another tab is storing a session at this moment: treat it as none, and do not remove it.
  if (!token || end === null) return null;
  const expiry = Number(end);
  const found = Number.isFinite(expiry) ? { token, expiry } : null;
  if (!found || !hasExpired(found, Date.now())) return found;
  recordEnd("lapsed");
  removeSession("lapsed");
  return null;
};

const watchExpiry = () => {
  clearTimeout(timer);
  if (current) {
    const rest = Math.max(current.expiry - Date.now(), 0) + 1;
    timer = setTimeout(() => void readSession(), Math.min(rest, MAX_TIMER));
  }
};

const change = (next: Session | null) => {
  if (next?.token === current?.token && next?.expiry === current?.expiry) {
    watchExpiry();
    return;
  }
  // A new sign-in replaced a session that was still valid, here or in another tab.
  if (current && next && !hasExpired(current, Date.now())) recordEnd("left");
  current = next;
  watchExpiry();
  for (const listener of listeners) listener();
};

/** Returns the current session or null. Ends an expired one and notifies subscribers. */
export function readSession(): Session | null {
  const found = readStored();
  // Another tab may have removed the expired session from storage before this one read it.
  if (!found && current && hasExpired(current, Date.now())) recordEnd("lapsed");
  change(found);
  return current ?? null;
}

/** Returns the session as last read, without reading storage: the same object until it changes. */
export function lastSeenSession(): Session | null {
  if (current === undefined) {
    current = readStored();
    watchExpiry();
  }
  return current;
}

/**
 * Stores the token of a sign-in and clears the choices of the session before it. That session itself is ended on the
 * server (`features/accounts`).
 */
export function startSession(answer: { access_token: string; expiry: number }): void {
  sessionStorage.removeItem(EXPIRED_KEY);
  if (readSession()?.token !== answer.access_token) clearStorage();
  // The token is stored last: other tabs then see a complete session.
  localStorage.setItem(EXPIRY_KEY, String(answer.expiry));
  localStorage.setItem(TOKEN_KEY, answer.access_token);
  readSession();
}

/** Ends the session in this browser: here at once, in other tabs by the storage event. */
export function endSession(how: SessionEnd = "left"): void {
  // Without a session, none could have expired.
  if (how === "left" || stored(TOKEN_KEY) !== null) recordEnd(how);
  removeSession(how);
  change(null);
}

/** Whether this tab's session has expired or was refused by the server, with no sign-in since. */
export function hasSessionExpired(): boolean {
  return lastSeenSession() === null && sessionStorage.getItem(EXPIRED_KEY) !== null;
}

/** How the last session ended; 'lapsed' if this tab has had none. */
export const lastSessionEnd = (): SessionEnd => lastEnd;

/**
 * Calls `listener` on every sign-in, sign-out and expiry, including those in other tabs. Timers stop during sleep, so
 * the expiry is also checked whenever the tab becomes visible.
 */
export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) watchTab("addEventListener");
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) watchTab("removeEventListener");
  };
}

const watchTab = (method: "addEventListener" | "removeEventListener") => {
  window[method]("storage", onStorage);
  window[method]("focus", onVisible);
  window[method]("pageshow", onVisible);
  document[method]("visibilitychange", onVisible);
};

const onVisible = () => void readSession();

const onStorage: EventListener = (event) => {
  const key = event instanceof StorageEvent ? event.key : null;
  if (key === END_KEY && event instanceof StorageEvent) {
    if (event.newValue !== null) announcedEnd = event.newValue === "lapsed" ? "lapsed" : "left";
    return;
  }
  if (key !== null && key !== TOKEN_KEY && key !== EXPIRY_KEY) return;
  // Another tab removed the session: before the expiry this means a log out, unless that tab announced otherwise.
  if (current && stored(TOKEN_KEY) === null) {
    recordEnd(hasExpired(current, Date.now()) ? "lapsed" : (announcedEnd ?? "left"));
    announcedEnd = undefined;
  }
  readSession();
};
