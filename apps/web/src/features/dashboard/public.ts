/* What other features may use of the workspace: the current organisation and plan, and the expiry of a plan. */
export { ExpiryNotice } from "./expiry-notice";
export { useCurrentOrganisation, useOrganisation } from "./use-current-organisation";
export { useCurrentPlan, usePlan } from "./use-current-plan";
export { useUnarchive } from "./use-unarchive";
export { WorkspaceFailed } from "./workspace-failed";
/* For the tests of their screens: sets the organisation and plan. */
export { WorkspaceProvider } from "./workspace-context";
export type { Current } from "./workspace-context";
