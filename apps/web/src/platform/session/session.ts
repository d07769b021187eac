import { forgetDrafts } from "../forms/stored-drafts";
import { forgetWantedPage } from "./session-return";

/*
 * The signed-in session: an opaque token and when it ends (epoch milliseconds), kept in local storage so
 * that other tabs share it (specification 3, 'Stored client-side'; 4, 'Session').
 */

export type Session = { readonly token: string; readonly expiry: number };

/** How a session came to its end: the person left, or it ran out and was refused. */
export type SessionEnd = "left" | "lapsed";

/** Stable: other tabs, and later releases, read the same keys. */
const TOKEN_KEY = "holdfast.access_token";
const EXPIRY_KEY = "holdfast.expiry";

/** Set in a tab whose session has expired or was refused, until somebody signs in or leaves. */
const EXPIRED_KEY = "holdfast.session_expired";
/** Written for a moment before a session is taken out, so that other tabs learn how it ended. */
const END_KEY = "holdfast.session_end";

/** What else this browser keeps of a session, in local or session storage, and loses with it. */
export const ENDS_WITH_SESSION = {
  organisation: "holdfast.organisation",
  plan: "holdfast.plan",
} as const;

/** The longest delay that a browser's timer can hold (milliseconds). */
const LONGEST_TIMER = 2_147_483_647;

const listeners = new Set<() => void>();
/** Undefined until storage was read for the first time. */
let current: Session | null | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let lastEnd: SessionEnd = "lapsed";
/** How another tab says that it is ending the session. */
let announcedEnd: SessionEnd | undefined;

/** Whether a session has ended at `now` (epoch milliseconds). Pure. */
export const hasExpired = (session: Session, now: number) => session.expiry < now;

const stored = (key: string) => localStorage.getItem(key) ?? sessionStorage.getItem(key);

const noteEnd = (how: SessionEnd) => {
  lastEnd = how;
  if (how !== "left") {
    sessionStorage.setItem(EXPIRED_KEY, "yes");
    return;
  }
  sessionStorage.removeItem(EXPIRED_KEY);
  forgetWantedPage();
  forgetDrafts();
};

const forget = () => {
  const keys = [TOKEN_KEY, EXPIRY_KEY, ...Object.values(ENDS_WITH_SESSION)];
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of keys) storage.removeItem(key);
  }
};

/** Takes the session out of storage, and tells the other tabs how it ended. */
const takeOut = (how: SessionEnd) => {
  localStorage.setItem(END_KEY, how);
  forget();
  localStorage.removeItem(END_KEY);
};

/** What storage holds; one that has expired is taken out, and what was chosen in it. */
const readStored = (): Session | null => {
  const [token, end] = [stored(TOKEN_KEY), stored(EXPIRY_KEY)];
  // Half of a session is one that another tab is storing at this moment: none yet, and not to be taken out.
  if (!token || end === null) return null;
  const expiry = Number(end);
  const found = Number.isFinite(expiry) ? { token, expiry } : null;
  if (!found || !hasExpired(found, Date.now())) return found;
  noteEnd("lapsed");
  takeOut("lapsed");
  return null;
};

const watchExpiry = () => {
  clearTimeout(timer);
  if (current) {
    const rest = Math.max(current.expiry - Date.now(), 0) + 1;
    timer = setTimeout(() => void readSession(), Math.min(rest, LONGEST_TIMER));
  }
};

const change = (next: Session | null) => {
  if (next?.token === current?.token && next?.expiry === current?.expiry) {
    watchExpiry();
    return;
  }
  // Somebody signed in over a session that was still good, here or in another tab: it is left behind.
  if (current && next && !hasExpired(current, Date.now())) noteEnd("left");
  current = next;
  watchExpiry();
  for (const listener of listeners) listener();
};

/** The session in force, or null; an expired one is ended on the spot and everyone told. */
export function readSession(): Session | null {
  const found = readStored();
  // Another tab may have taken the expired session out of storage before this one has looked.
  if (!found && current && hasExpired(current, Date.now())) noteEnd("lapsed");
  change(found);
  return current ?? null;
}

/** The session as last seen, without asking storage again: the same object until it changes. */
export function lastSeenSession(): Session | null {
  if (current === undefined) {
    current = readStored();
    watchExpiry();
  }
  return current;
}

/**
 * Keeps the token that a sign-in earned. What was chosen in a session before it is forgotten; the session
 * itself is the server's to end (`features/accounts`).
 */
export function startSession(answer: { access_token: string; expiry: number }): void {
  sessionStorage.removeItem(EXPIRED_KEY);
  if (readSession()?.token !== answer.access_token) forget();
  // The token last: with it the session is whole, as other tabs see it.
  localStorage.setItem(EXPIRY_KEY, String(answer.expiry));
  localStorage.setItem(TOKEN_KEY, answer.access_token);
  readSession();
}

/** Signs out in this browser: in this tab now, in the others by the storage event. */
export function endSession(how: SessionEnd = "left"): void {
  // Without a session there is none that could have expired.
  if (how === "left" || stored(TOKEN_KEY) !== null) noteEnd(how);
  takeOut(how);
  change(null);
}

/** Whether this tab's session has expired or was refused by the server, and nobody has signed in since. */
export function hasSessionExpired(): boolean {
  return lastSeenSession() === null && sessionStorage.getItem(EXPIRED_KEY) !== null;
}

/** How the last session ended; 'lapsed' where this tab has seen none. */
export const lastSessionEnd = (): SessionEnd => lastEnd;

/**
 * Calls `listener` on every sign-in, sign-out and expiry, also when another tab did it. Timers sleep with
 * the machine, so the expiry is looked at again whenever the tab is.
 */
export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) watchTab("addEventListener");
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) watchTab("removeEventListener");
  };
}

const watchTab = (act: "addEventListener" | "removeEventListener") => {
  window[act]("storage", onStorage);
  window[act]("focus", onLook);
  window[act]("pageshow", onLook);
  document[act]("visibilitychange", onLook);
};

const onLook = () => void readSession();

const onStorage: EventListener = (event) => {
  const key = event instanceof StorageEvent ? event.key : null;
  if (key === END_KEY && event instanceof StorageEvent) {
    if (event.newValue !== null) announcedEnd = event.newValue === "lapsed" ? "lapsed" : "left";
    return;
  }
  if (key !== null && key !== TOKEN_KEY && key !== EXPIRY_KEY) return;
  // Another tab took the session out: before its time, somebody left, unless that tab said otherwise.
  if (current && stored(TOKEN_KEY) === null) {
    noteEnd(hasExpired(current, Date.now()) ? "lapsed" : (announcedEnd ?? "left"));
    announcedEnd = undefined;
  }
  readSession();
};
