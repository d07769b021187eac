/*
 * The signed-in session: an opaque token and when it ends (epoch milliseconds), kept in local storage so
 * that other tabs share it (specification 3, 'Stored client-side'; 4, 'Session').
 */

export type Session = { readonly token: string; readonly expiry: number };

/** Stable: other tabs, and later releases, read the same keys. */
const TOKEN_KEY = "holdfast.access_token";
const EXPIRY_KEY = "holdfast.expiry";

/** The longest delay that a browser's timer can hold (milliseconds). */
const LONGEST_TIMER = 2_147_483_647;

const listeners = new Set<() => void>();
/** Undefined until storage was read for the first time. */
let current: Session | null | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether a session has ended at `now` (epoch milliseconds). Pure. */
export const hasExpired = (session: Session, now: number) => session.expiry < now;

const stored = (key: string) => localStorage.getItem(key) ?? sessionStorage.getItem(key);

const forget = () => {
  for (const storage of [localStorage, sessionStorage]) {
    storage.removeItem(TOKEN_KEY);
    storage.removeItem(EXPIRY_KEY);
  }
};

/** What storage holds; one that has expired is taken out. */
const readStored = (): Session | null => {
  const token = stored(TOKEN_KEY);
  const expiry = Number(stored(EXPIRY_KEY));
  const found = token && Number.isFinite(expiry) ? { token, expiry } : null;
  if (!found || !hasExpired(found, Date.now())) return found;
  forget();
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
  current = next;
  watchExpiry();
  for (const listener of listeners) listener();
};

/** The session in force, or null; an expired one is ended on the spot and everyone told. */
export function readSession(): Session | null {
  change(readStored());
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

/** Keeps the token that a sign-in earned. */
export function startSession(answer: { access_token: string; expiry: number }): void {
  localStorage.setItem(TOKEN_KEY, answer.access_token);
  localStorage.setItem(EXPIRY_KEY, String(answer.expiry));
  readSession();
}

/** Signs out in this browser: in this tab now, in the others by the storage event. */
export function endSession(): void {
  forget();
  change(null);
}

/** Calls `listener` on every sign-in, sign-out and expiry, also when another tab did it. */
export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", onStorage);
  };
}

const onStorage = (event: StorageEvent) => {
  if (event.key === null || event.key === TOKEN_KEY || event.key === EXPIRY_KEY) readSession();
};
