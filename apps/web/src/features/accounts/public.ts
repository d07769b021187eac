/* What other features may use of accounts: the signed-in user, login and logout. */
export { AccountPageFrame } from "./email-links/account-page-frame";
export { BrokenLinkPanel } from "./email-links/broken-link-panel";
export { EmailLinkScreen } from "./email-links/email-link-screen";
export { OutcomePanel } from "./email-links/outcome-panel";
export { isBroker } from "./broker-rules";
export { useBroker, useCurrentUser } from "./use-current-user";
export { useSignOut } from "./login/use-sign-out";
export { SessionExpiredNotice } from "./login/session-expired-notice";

/** Loads the login and registration dialog, which people who are signed in do not need. */
export const loadLoginDialog = async () => (await import("./login/login-dialog")).LoginDialog;
