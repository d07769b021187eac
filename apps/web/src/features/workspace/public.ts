/*
 * What other features may use of the workspace: the current organisation and plan, what the plan's features contribute
 * to the dashboard, and whether suggestions may be offered.
 */
export { PageFindingsSection } from "./findings/page-findings-section";
export { choosePlan } from "./current/choose-plan";
export { useCurrentOrganisation, useOrganisation } from "./current/use-current-organisation";
export { useCurrentPlan, usePlan } from "./current/use-current-plan";
export { useDashboard } from "./current/use-dashboard";
export { useMaySuggest } from "./current/use-may-suggest";
export { useShortAddress } from "./current/use-short-address";
export { useUnarchive } from "./current/use-unarchive";
export { WorkspaceFailed } from "./access/workspace-failed";
/* For the tests of their screens: sets the organisation and plan. */
export { WorkspaceProvider } from "./current/workspace-context";
export type { Current } from "./current/workspace-context";
