import type { Plan } from "@holdfast/contract/plans/plan";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { useCurrentPlan } from "../workspace/public";

/**
 * Opens the renewal that a link in an email names: calls `onOpen` once the plans are loaded, and removes the link's
 * parameter.
 */
export function useLinkedRenewal(onOpen: (plan: Plan) => void): void {
  const [parameters, setParameters] = useSearchParams();
  const { status, all } = useCurrentPlan();
  const planId = parameters.get("renew");
  useEffect(() => {
    if (planId === null || status === "loading") return;
    const plan = all.find((candidate) => candidate.planId === planId);
    if (plan) onOpen(plan);
    setParameters({}, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- the setters are new at each render
  }, [planId, status, all]);
}
