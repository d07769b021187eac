import type { Organisation } from "@holdfast/contract/organisations/organisation";
import type { Plan } from "@holdfast/contract/plans/plan";

/*
 * The organisations and plans as the workspace last showed them. A refusal may arrive when another one is open, when the
 * workspace has been left, or when the lists no longer have the one that it is about.
 */
const organisations = new Map<string, Organisation>();
const plans = new Map<string, Plan>();

export function rememberShown(organisation: Organisation | null, all: readonly Plan[]): void {
  if (organisation) organisations.set(organisation.organisationId, organisation);
  for (const plan of all) plans.set(plan.planId, plan);
}

/** Returns the organisation, and the plan if the call is of one, by the parameters of a call. */
export function shownOf(params: Readonly<Record<string, unknown>>): {
  readonly organisation: Organisation | undefined;
  readonly plan: Plan | undefined;
} {
  const plan = plans.get(String(params["planId"]));
  const organisationId = plan?.organisationId ?? String(params["orgId"]);
  return { organisation: organisations.get(organisationId), plan };
}

/** Forgets them with the session. */
export function forgetShown(): void {
  organisations.clear();
  plans.clear();
}
