import { useSyncExternalStore } from "react";
import { hasSessionExpired, lastSeenSession, subscribeToSession } from "./session";
import type { Session } from "./session";

/** Returns the current session, or null if signed out. Re-renders on sign-in, sign-out and expiry. */
export const useSession = (): Session | null =>
  useSyncExternalStore(subscribeToSession, lastSeenSession, () => null);

/** Returns whether this tab's session ended without a log out. Re-renders when that changes. */
export const useSessionExpired = (): boolean =>
  useSyncExternalStore(subscribeToSession, hasSessionExpired, () => false);
