import type { Plan } from "@holdfast/contract/plans/plan";
import { useWorkspace } from "./workspace-context";
import type { Current } from "./workspace-context";

/** The plan being worked on, the organisation's other plans, and how to change over. */
export const useCurrentPlan = (): Current<Plan> => useWorkspace().plan;

/** The plan being worked on. For screens inside `RequirePlan`. */
export function usePlan(): Plan {
  const { current } = useCurrentPlan();
  if (!current) throw new Error("usePlan needs a plan: see RequirePlan");
  return current;
}
