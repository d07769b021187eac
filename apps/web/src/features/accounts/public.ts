/* What other features may use of accounts: the signed-in user, login and logout. */
export { EmailLinkScreen } from "./email-link-screen";
export { OutcomePanel } from "./outcome-panel";
export { isBroker } from "./broker-rules";
export { useBroker, useCurrentUser } from "./use-current-user";
export { useSignOut } from "./use-sign-out";
export { readSignInLink } from "./read-sign-in-link";

/** Loads the login and registration dialog on demand. */
export const loadLoginDialog = async () => (await import("./login-dialog")).LoginDialog;

/** Loads the notice that the session has expired, only when it has. */
export const loadSessionExpiredNotice = async () =>
  (await import("./session-expired-notice")).SessionExpiredNotice;
