import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { ENDS_WITH_SESSION } from "../../../platform/session/session-keys";
import { useRead } from "../../../platform/api/use-endpoint";
import { currentOrganisation, currentPlan, readOnlyIfExpired } from "./choose-current";
import { readLastShown, storeLastShown } from "./read-last-shown";
import { useSteadyCan } from "./use-steady-can";
import { useStoredChoice } from "./use-stored-choice";
import type { Current, Workspace } from "./workspace-context";

type Answer<Thing> = { readonly data: readonly Thing[] | undefined; readonly isError: boolean };

const statusOf = <Thing>(answer: Answer<Thing>): Current<Thing>["status"] => {
  if (answer.data) return answer.data.length > 0 ? "ready" : "none";
  return answer.isError ? "failed" : "loading";
};

const NONE: readonly never[] = [];
const NOT_READ = { data: undefined, isError: false };

const isOrganisation = (id: string) => (organisation: Organisation) =>
  organisation.organisationId === id;

type WorkspaceSource = Workspace & {
  readonly isLost: boolean;
  /** Continues with the remaining organisations after one was lost. */
  readonly leaveLost: () => void;
};

/**
 * Provides the workspace: the user's organisations, and the plans of the current one. An organisation that
 * disappears from the list stays current until `leaveLost`, so that the screens do not switch to another one by
 * themselves. An archived one can still be read, so it is not lost.
 */
export function useWorkspaceSource(hasUnsaved: boolean): WorkspaceSource {
  const linked = new URLSearchParams(useLocation().search);
  const organisationChoice = useStoredChoice(
    ENDS_WITH_SESSION.organisation,
    linked.get("organisation"),
  );
  const planChoice = useStoredChoice(ENDS_WITH_SESSION.plan, linked.get("plan"));
  const active = useRead(listOrganisations, {});
  const { chosen } = organisationChoice;
  const [lastRead, setLastRead] = useState<Organisation | null>(null);
  const isInactive = (id: string | null | undefined) =>
    id != null && active.data !== undefined && !active.data.some(isOrganisation(id));
  const hasGone = isInactive(lastRead?.organisationId);
  const mayBeArchived = hasGone || isInactive(chosen);
  const withArchived = useRead(
    listOrganisations,
    mayBeArchived ? { query: { archived: "true" } } : null,
  );
  const organisations = mayBeArchived && !withArchived.isError ? withArchived : active;
  const requested = chosen ?? (hasGone && lastRead ? lastRead.organisationId : null);
  const readable = organisations.data?.filter(
    (organisation) => !organisation.isArchived || organisation.organisationId === requested,
  );
  const isLost =
    lastRead !== null &&
    organisations.data !== undefined &&
    !organisations.data.some(isOrganisation(lastRead.organisationId));
  const found = readable ? currentOrganisation(readable, requested) : lastRead;
  if (!isLost && found !== lastRead) setLastRead(found);
  const organisation = isLost ? lastRead : found;
  const [guess] = useState(readLastShown);
  const organisationId =
    organisation?.organisationId ??
    (organisations.data ? undefined : (requested ?? guess?.organisationId));
  const read = useRead(listPlans, organisationId ? { query: { organisationId } } : null);
  // Read at the same time as the organisations, and shown once they have confirmed it.
  const plans = organisation ? read : NOT_READ;
  const chosenPlan = currentPlan(plans.data ?? NONE, planChoice.chosen);
  const plan = useMemo(() => chosenPlan && readOnlyIfExpired(chosenPlan), [chosenPlan]);

  const [organisationShown, planShown] = [organisation?.organisationId, plan?.planId];
  useEffect(() => {
    if (organisationShown !== undefined)
      storeLastShown({ organisationId: organisationShown, planId: planShown ?? null });
  }, [organisationShown, planShown]);

  const { forget: forgetOrganisation } = organisationChoice;
  const { forget: forgetPlan } = planChoice;
  useEffect(() => {
    if (!isLost) return;
    forgetOrganisation();
    forgetPlan();
  }, [isLost, forgetOrganisation, forgetPlan]);

  const organisationStatus = organisation ? "ready" : statusOf(organisations);
  return {
    organisation: {
      status: organisationStatus,
      current: useSteadyCan(organisation?.organisationId, organisation, hasUnsaved),
      all: active.data ?? NONE,
      choose: organisationChoice.choose,
    },
    plan: {
      // Without an organisation no plans are fetched, so the organisation's status applies.
      status: organisation ? statusOf(plans) : organisationStatus,
      current: useSteadyCan(plan?.planId, plan, hasUnsaved),
      all: plans.data ?? NONE,
      choose: planChoice.choose,
    },
    isLost,
    leaveLost: () => setLastRead(null),
  };
}
