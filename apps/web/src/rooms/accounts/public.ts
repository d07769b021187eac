/* What other rooms may use of accounts: who is signed in, and how to leave. */
export { isBroker } from "./is-broker";
export { useBroker, useCurrentUser } from "./use-current-user";
export { useSignOut } from "./use-sign-out";
