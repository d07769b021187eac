import type { PlanSuggestions } from "@holdfast/contract/industries/plan-suggestion-endpoints";
import { createAssets } from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import type { Asset } from "@holdfast/contract/impact-analysis/operational/asset";
import type { AssetType } from "@holdfast/contract/library/impact-lookups";
import { useChange } from "../../../platform/api/use-endpoint";
import { CREATED } from "../../../platform/forms/saved-messages";
import { showToast } from "../../../ui/feedback/toast-store";
import type { BusinessUnit } from "../../business-units/public";
import { isSameName, otherUnitsText, SuggestionsCard, unitsOfSet } from "../../industries/public";
import { useAssetChanges } from "./use-asset-changes";

type SuggestedAssetsCardProps = {
  readonly planId: string;
  readonly units: readonly BusinessUnit[];
  readonly unit: BusinessUnit;
  readonly types: readonly AssetType[];
  /** The assets of this unit. */
  readonly assets: readonly Asset[];
  /** Shows where the assets are. */
  readonly onAdded: (first: Asset) => void;
};

type SuggestedAsset = PlanSuggestions["assets"][number] & { readonly note: string };

/** The suggested assets that a business unit lacks. */
export const SuggestedAssetsCard = (props: SuggestedAssetsCardProps) => {
  const { planId, unit, units, types, assets, onAdded } = props;
  const create = useChange(createAssets);
  const changes = useAssetChanges(planId);
  const add = async (suggested: readonly SuggestedAsset[], isUnread: boolean) => {
    const body = suggested.map(({ name, quantity, comments, assetTypeId }) => ({
      departmentId: unit.departmentId,
      assetTypeId,
      name,
      quantity,
      comments,
      ...(isUnread && { proposed: true }),
    }));
    const added = await create.mutateAsync({ params: { planId }, body });
    await changes.added(added);
    if (added[0]) onAdded(added[0]);
    showToast({ variant: "done", title: CREATED });
  };
  const noteOf = ({ assetTypeId, quantity, comments }: PlanSuggestions["assets"][number]) => {
    const type = types.find((candidate) => candidate.assetTypeId === assetTypeId)?.name ?? "";
    return `${type}, quantity ${quantity}. ${comments}`;
  };
  return (
    <SuggestionsCard
      kind="asset"
      noun="asset"
      missing={(set) =>
        unitsOfSet(set.assets, [unit])
          .filter(({ row }) => !assets.some(({ name }) => isSameName(name, row.name)))
          .map(({ row }) => ({ ...row, note: noteOf(row), key: `${unit.name}: ${row.name}` }))
      }
      noneText={(set) =>
        set.businessUnits.some(({ name }) => isSameName(name, unit.name))
          ? "The list of this business unit contains all suggestions."
          : otherUnitsText(set, units)
      }
      onAdd={(asset) => add([asset], false)}
      onAddAll={(all) => add(all, true)}
    />
  );
};
