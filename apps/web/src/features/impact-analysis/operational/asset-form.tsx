import {
  createAssets,
  updateAssets,
} from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import { type Asset, QUANTITY } from "@holdfast/contract/impact-analysis/operational/asset";
import { RecordForm } from "../../../ui/fields/forms/record-form";
import { NumberField } from "../../../ui/fields/inputs/number-field";
import { TextArea } from "../../../ui/fields/inputs/text-area";
import { TextField } from "../../../ui/fields/inputs/text-field";
import type { FormEditor } from "../../../ui/fields/forms/use-record-editor";
import { useContractForm } from "../../../platform/forms/use-contract-form";
import { useAssetChanges } from "./use-asset-changes";
import { CREATED, SAVED } from "../../../platform/forms/saved-messages";

type AssetFormProps = {
  readonly planId: string;
  /** The business unit and the asset type it belongs to. */
  readonly place: Pick<Asset, "departmentId" | "assetTypeId">;
  /** Null for a new asset. */
  readonly asset: Asset | null;
  readonly editor: FormEditor;
};

/** The form of one asset: what a business unit needs to work again, and how many. */
export const AssetForm = ({ planId, place, asset, editor }: AssetFormProps) => {
  const changes = useAssetChanges(planId);
  const form = useContractForm({
    endpoint: asset ? updateAssets : createAssets,
    params: { planId },
    initial: {
      ...(asset && { assetId: asset.assetId }),
      ...place,
      name: asset?.name ?? "",
      quantity: asset?.quantity ?? null,
      comments: asset?.comments ?? "",
    },
    onSaved: async ([saved]) => {
      await changes.saved(saved);
      editor.saved(asset ? SAVED : CREATED);
    },
  });
  return (
    <RecordForm form={form} editor={editor} isNew={asset === null}>
      <TextField
        {...form.field("name")}
        label="Description"
        description="As you’d order it: “Laptop with two screens”."
        autoFocus
      />
      <NumberField
        {...form.field("quantity")}
        label="Quantity"
        min={QUANTITY.min}
        max={QUANTITY.max}
        digits={QUANTITY.places}
      />
      <TextArea
        {...form.field("comments")}
        label="Comments"
        description="Where to get it and how long that takes."
        rows={3}
      />
    </RecordForm>
  );
};
