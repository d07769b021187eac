import type { Asset } from "@holdfast/contract/impact-analysis/operational/asset";
import { listAssets } from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { listProposals } from "@holdfast/contract/proposals/proposal-endpoints";
import { useCachedRows } from "../../../platform/api/use-cached-rows";
import { useRefresh } from "../../../platform/api/use-endpoint";

/** Changes the cached list of the plan's assets, and refetches the plan's progress. */
export function useAssetChanges(planId: string) {
  const refresh = useRefresh();
  const rows = useCachedRows(listAssets, { params: { planId } }, { id: ({ assetId }) => assetId });
  return {
    saved: async (asset: Asset | undefined) => {
      if (asset) rows.put(asset);
      await refresh(listPlans, listProposals);
    },
    added: async (assets: readonly Asset[]) => {
      for (const asset of assets) rows.put(asset);
      await refresh(listPlans, listProposals);
    },
    deleted: async (asset: Asset) => {
      rows.drop(asset);
      await refresh(listPlans, listProposals);
    },
  };
}
