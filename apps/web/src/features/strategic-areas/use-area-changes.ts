import { listStrategicBias } from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { listProposals } from "@holdfast/contract/proposals/proposal-endpoints";
import type { StrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area";
import { listStrategicCriticalAreas } from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { useCachedRows } from "../../platform/api/use-cached-rows";
import { useRefresh } from "../../platform/api/use-endpoint";

/** Endpoints of other screens that show strategic areas. */
export const READS_WITH_AREAS = [listStrategicBias, listPlans, listProposals];

/** Changes the cached list of strategic areas, and refetches their ratings and the plans' progress. */
export function useAreaChanges(orgId: string) {
  const refresh = useRefresh();
  const rows = useCachedRows(
    listStrategicCriticalAreas,
    { params: { orgId } },
    { id: ({ strategicCriticalAreaId }) => strategicCriticalAreaId },
  );
  const refreshOthers = () => refresh(...READS_WITH_AREAS);
  return {
    saved: async (area: StrategicCriticalArea) => {
      rows.put(area);
      await refreshOthers();
    },
  };
}
