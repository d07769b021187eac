import type { WorkspaceOrganisation, WorkspacePlan } from "./workspace";

/** The chosen organisation, else the one flagged as default, otherwise the first (specification 4). Pure. */
export const currentOrganisation = (
  all: readonly WorkspaceOrganisation[],
  chosenId: string | null,
): WorkspaceOrganisation | null =>
  all.find(({ organisationId }) => organisationId === chosenId) ??
  all.find(({ isDefault }) => isDefault) ??
  all[0] ??
  null;

/** The chosen plan, else the one that was changed last (specification 'plan workspace' 4). Pure. */
export const currentPlan = (
  all: readonly WorkspacePlan[],
  chosenId: string | null,
): WorkspacePlan | null =>
  all.find(({ planId }) => planId === chosenId) ??
  all.toSorted((a, b) => b.lastModifiedDate.localeCompare(a.lastModifiedDate))[0] ??
  null;
