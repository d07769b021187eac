/* What other rooms may use of the workspace: which organisation and which plan is in hand. */
export { useCurrentOrganisation, useOrganisationId } from "./use-current-organisation";
export { useCurrentPlan, usePlan } from "./use-current-plan";
export type { Current, WorkspaceOrganisation, WorkspacePlan } from "./workspace";
