/* What other rooms may use of the workspace: which organisation and which plan is in hand; where /admin leads. */
export { useCurrentOrganisation, useOrganisation } from "./use-current-organisation";
export { useCurrentPlan, usePlan } from "./use-current-plan";
export { useUnarchive } from "./use-unarchive";
export { WorkspaceFailed } from "./workspace-failed";
export { AdminEntryScreen } from "./admin-entry-screen";
/* For the tests of their screens: puts them into an organisation and a plan. */
export { WorkspaceProvider } from "./workspace-context";
export type { Current } from "./workspace-context";
