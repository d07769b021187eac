import type { Plan } from "@holdfast/contract/plans/plan";

type OrganisationLike = { readonly organisationId: string; readonly isDefault: boolean };
type PlanLike = { readonly planId: string; readonly lastModifiedDate: string };

/** Returns the selected organisation, else the default one, else the first (specification 4). Pure. */
export const currentOrganisation = <One extends OrganisationLike>(
  all: readonly One[],
  chosenId: string | null,
): One | null =>
  all.find(({ organisationId }) => organisationId === chosenId) ??
  all.find(({ isDefault }) => isDefault) ??
  all[0] ??
  null;

/** Returns the selected plan, else the last changed one (specification 'plan workspace' 4). Pure. */
export const currentPlan = <One extends PlanLike>(
  all: readonly One[],
  chosenId: string | null,
): One | null =>
  all.find(({ planId }) => planId === chosenId) ??
  all.toSorted((a, b) => b.lastModifiedDate.localeCompare(a.lastModifiedDate))[0] ??
  null;

/** Returns an expired plan without the permissions to change it. The server rejects changes with 402. */
export const readOnlyIfExpired = (plan: Plan): Plan =>
  plan.expiryStatus === "expired"
    ? { ...plan, can: { ...plan.can, change: false, deletePlan: false, approvePlan: false } }
    : plan;
