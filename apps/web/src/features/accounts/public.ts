/* What other features may use of accounts: the signed-in user, login and logout. */
export { EmailLinkScreen } from "./email-links/email-link-screen";
export { OutcomePanel } from "./email-links/outcome-panel";
export { isBroker } from "./broker-rules";
export { useBroker, useCurrentUser } from "./use-current-user";
export { useSignOut } from "./login/use-sign-out";
export { readSignInLink } from "./login/read-sign-in-link";

/** Loads the login and registration dialog on demand. */
export const loadLoginDialog = async () => (await import("./login/login-dialog")).LoginDialog;

/** Loads the notice that the session has expired, only when it has. */
export const loadSessionExpiredNotice = async () =>
  (await import("./login/session-expired-notice")).SessionExpiredNotice;
