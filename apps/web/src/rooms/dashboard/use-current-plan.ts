import { useWorkspace } from "./workspace";
import type { Current, WorkspacePlan } from "./workspace";

/** The plan being worked on, the organisation's other plans, and how to change over. */
export const useCurrentPlan = (): Current<WorkspacePlan> => useWorkspace().plan;

/** The plan being worked on. For screens inside `RequirePlan`. */
export function usePlan(): WorkspacePlan {
  const { current } = useCurrentPlan();
  if (!current) throw new Error("usePlan needs a plan: see RequirePlan");
  return current;
}
