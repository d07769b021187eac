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
  const active = useRead(listOrganisations, {});
  // One that was chosen and is not among the active ones may be archived: it can be read.
  const isElsewhere =
    organisationId !== null &&
    active.data !== undefined &&
    active.data.length > 0 &&
    !active.data.some((one) => one.organisationId === organisationId);
  const withArchived = useRead(
    listOrganisations,
    isElsewhere ? { query: { archived: "true" } } : null,
  );
  const organisations = isElsewhere && !withArchived.isError ? withArchived : active;
  const organisation = currentOrganisation(
    organisations.data?.filter((one) => !one.isArchived || one.organisationId === organisationId) ??
      [],
    organisationId,
  );
  const plans = useRead(
    listPlans,
    organisation && { query: { organisationId: organisation.organisationId } },
  );
  const organisationStatus = statusOf(organisations);
  return {
    organisation: {
      status: organisationStatus,
      current: organisation,
      all: active.data ?? [],
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
