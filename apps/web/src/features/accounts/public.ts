/* What other rooms may use of accounts: who is signed in, and the ways in and out. */
export { isBroker } from "./broker-rules";
export { useBroker, useCurrentUser } from "./use-current-user";
export { useSignOut } from "./use-sign-out";
export { readSignInLink } from "./read-sign-in-link";

/** The login and registration window, fetched when somebody reaches for it. */
export const loadLoginDialog = async () => (await import("./login-dialog")).LoginDialog;

/** Why the person is no longer signed in, fetched only when a session has expired. */
export const loadSessionExpiredNotice = async () =>
  (await import("./session-expired-notice")).SessionExpiredNotice;
