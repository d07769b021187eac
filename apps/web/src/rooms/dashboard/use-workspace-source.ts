import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { ENDS_WITH_SESSION } from "../../platform/session";
import { useRead } from "../../platform/use-endpoint";
import { currentOrganisation, currentPlan } from "./choose-current";
import { useStoredChoice } from "./use-stored-choice";
import type { Current, Workspace } from "./workspace-context";

type Answer<Thing> = { readonly data: readonly Thing[] | undefined; readonly isError: boolean };

const statusOf = <Thing>(answer: Answer<Thing>): Current<Thing>["status"] => {
  if (answer.data) return answer.data.length > 0 ? "ready" : "none";
  return answer.isError ? "failed" : "loading";
};

/** Where the workspace comes from: the person's organisations, and the plans of the one in hand. */
export function useWorkspaceSource(): Workspace {
  const [organisationId, chooseOrganisation] = useStoredChoice(ENDS_WITH_SESSION.organisation);
  const [planId, choosePlan] = useStoredChoice(ENDS_WITH_SESSION.plan);
  const organisations = useRead(listOrganisations, {});
  const organisation = currentOrganisation(organisations.data ?? [], organisationId);
  const plans = useRead(
    listPlans,
    organisation && { query: { organisationId: organisation.organisationId } },
  );
  const organisationStatus = statusOf(organisations);
  return {
    organisation: {
      status: organisationStatus,
      current: organisation,
      all: organisations.data ?? [],
      choose: chooseOrganisation,
    },
    plan: {
      // Without an organisation nobody asks for plans: its answer is theirs.
      status: organisation ? statusOf(plans) : organisationStatus,
      current: currentPlan(plans.data ?? [], planId),
      all: plans.data ?? [],
      choose: choosePlan,
    },
  };
}
