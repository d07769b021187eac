import { useSyncExternalStore } from "react";
import { hasSessionExpired, lastSeenSession, subscribeToSession } from "./session";
import type { Session } from "./session";

/** The session in force, or null when nobody is signed in. Renders again on sign-in, sign-out and expiry. */
export const useSession = (): Session | null =>
  useSyncExternalStore(subscribeToSession, lastSeenSession);

/** Whether this tab's session has ended without its person leaving. Renders again when that changes. */
export const useSessionExpired = (): boolean =>
  useSyncExternalStore(subscribeToSession, hasSessionExpired);
