import type { Plan } from "@holdfast/contract/plans/plan";
import { useWorkspace } from "./workspace-context";
import type { Current } from "./workspace-context";

/** Returns the current plan, the organisation's other plans, and how to switch. */
export const useCurrentPlan = (): Current<Plan> => useWorkspace().plan;

/** Returns the current plan. For screens inside `RequirePlan`. */
export function usePlan(): Plan {
  const { current } = useCurrentPlan();
  if (!current) throw new Error("No plan is open");
  return current;
}
