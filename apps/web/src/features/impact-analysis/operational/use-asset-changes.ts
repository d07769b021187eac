import type { Asset } from "@holdfast/contract/impact-analysis/operational/asset";
import {
  ASSET_DELETED,
  deleteAssets,
  listAssets,
} from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { listProposals } from "@holdfast/contract/proposals/proposal-endpoints";
import { useCachedRows } from "../../../platform/api/use-cached-rows";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { useRefresh } from "../../../platform/api/use-endpoint";
import type { RecordDeletion } from "../../../platform/lists/use-record-deletion";

/** Returns how an asset of a plan is deleted. */
export const assetDeletion = (planId: string): RecordDeletion => ({
  remove: (ids, options) => callEndpoint(deleteAssets, { params: { planId }, body: ids }, options),
  list: listAssets,
  idField: "assetId",
  affected: [listPlans, listProposals],
  deletedMessage: ASSET_DELETED,
});

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
  };
}
