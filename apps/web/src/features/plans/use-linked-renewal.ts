import type { Plan } from "@holdfast/contract/plans/plan";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { useCurrentOrganisation, useCurrentPlan } from "../dashboard/public";

/**
 * Opens the renewal that a link in an email names: selects the organisation of the plan, then calls `onOpen` once its
 * plans are loaded, and removes the link's parameters.
 */
export function useLinkedRenewal(onOpen: (plan: Plan) => void): void {
  const [parameters, setParameters] = useSearchParams();
  const { current, choose } = useCurrentOrganisation();
  const { status, all } = useCurrentPlan();
  const planId = parameters.get("renew");
  const organisationId = parameters.get("organisation");
  const isElsewhere = organisationId !== null && current?.organisationId !== organisationId;
  useEffect(() => {
    if (planId === null || status === "loading") return;
    if (isElsewhere) {
      choose(organisationId);
      return;
    }
    const plan = all.find((one) => one.planId === planId);
    if (plan) onOpen(plan);
    setParameters({}, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- the setters are new at each render
  }, [planId, organisationId, isElsewhere, status, all]);
}
