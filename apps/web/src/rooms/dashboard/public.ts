/* What other rooms may use of the workspace: which organisation and which plan is in hand; where /admin leads. */
export { useCurrentOrganisation, useOrganisation } from "./use-current-organisation";
export { useCurrentPlan, usePlan } from "./use-current-plan";
export { WorkspaceFailed } from "./workspace-failed";
export { PageLoading } from "./page-loading";
export { useAdminEntry } from "./use-admin-entry";
