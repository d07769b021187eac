/*
 * What other features may use of the workspace: the current organisation and plan, the expiry of a plan, and whether
 * suggestions may be offered.
 */
export { PageFindingsSection } from "./page-findings-section";
export { choosePlan } from "./choose-plan";
export { ExpiryNotice } from "./expiry-notice";
export { useCurrentOrganisation, useOrganisation } from "./use-current-organisation";
export { useCurrentPlan, usePlan } from "./use-current-plan";
export { useMaySuggest } from "./use-may-suggest";
export { useShortAddress } from "./use-short-address";
export { useUnarchive } from "./use-unarchive";
export { WorkspaceFailed } from "./workspace-failed";
/* For the tests of their screens: sets the organisation and plan. */
export { WorkspaceProvider } from "./workspace-context";
export type { Current } from "./workspace-context";
