import { readDashboard } from "@holdfast/contract/dashboard/read-dashboard";
import { readHazardIndex } from "@holdfast/contract/industries/hazard-endpoints";
import { useRead } from "../../platform/api/use-endpoint";
import { useOrganisation } from "./use-current-organisation";
import { usePlan } from "./use-current-plan";

/** Reads what the plan's features contribute to the dashboard, in one call. */
export function useDashboard() {
  const { planId } = usePlan();
  return useRead(readDashboard, { params: { planId } }, { isAlwaysFresh: true });
}

/**
 * Reads the hazard index at the same time. It is a separate call, because an outside service may provide it: the rest
 * of the dashboard neither waits for it nor fails with it.
 */
export function useHazardIndex() {
  const { industryCode } = useOrganisation();
  return useRead(readHazardIndex, industryCode === "" ? null : { params: { code: industryCode } });
}
