import type { Asset } from "@holdfast/contract/impact-analysis/operational/asset";
import type { AssetType } from "@holdfast/contract/library/impact-lookups";
import { Button } from "../../../ui/buttons/button";
import { DataTable } from "../../../ui/table/data-table";
import { EmptyState } from "../../../ui/feedback/empty-state";
import { RecordDialogs } from "../../../ui/overlays/record-dialogs";
import { IconButton } from "../../../ui/buttons/icon-button";
import type { TableColumn } from "../../../ui/table/table-column";
import { useRecordEditor } from "../../../ui/fields/forms/use-record-editor";
import { numberText } from "../../../ui/fields/inputs/number-text";
import { useRecordDeletion } from "../../../platform/lists/use-record-deletion";
import { TermPopover } from "../../library/public";
import type { BusinessUnit } from "../../business-units/public";
import { ProposedMark, useProposals } from "../../proposals/public";
import type { Proposals } from "../../proposals/public";
import { assetDeletion } from "./use-asset-changes";
import styles from "./assets-panel.module.css";
import { AssetForm } from "./asset-form";

type AssetsPanelProps = {
  readonly planId: string;
  readonly unit: BusinessUnit;
  readonly type: AssetType;
  /** The assets of this unit and type. */
  readonly assets: readonly Asset[];
  readonly mayChange: boolean;
};

const columnsOf = (proposals: Proposals): readonly TableColumn<Asset>[] => [
  {
    id: "name",
    header: "Description",
    help: <TermPopover term="Resource" />,
    isName: true,
    cell: ({ assetId, name }) => (
      <>
        {name}
        <ProposedMark proposals={proposals} recordId={assetId} name={name} />
      </>
    ),
    sortBy: ({ name }) => name,
  },
  {
    id: "quantity",
    header: "Quantity",
    width: "96px",
    isFigure: true,
    cell: ({ quantity }) => numberText(quantity),
    sortBy: ({ quantity }) => quantity,
  },
  { id: "comments", header: "Comments", cell: ({ comments }) => comments ?? "" },
];

/** The assets of one type that a business unit needs to work again. */
export const AssetsPanel = ({ planId, unit, type, assets, mayChange }: AssetsPanelProps) => {
  const editor = useRecordEditor<Asset>();
  const deleteRecords = useRecordDeletion();
  const proposals = useProposals("asset");
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <p className={styles.words}>{type.description}</p>
        {mayChange && (
          <Button variant="primary" icon="add" onPress={editor.add}>
            Add new
          </Button>
        )}
      </div>
      <DataTable
        caption={`${type.name} of ${unit.name}`}
        rows={assets}
        columns={columnsOf(proposals)}
        rowKey={({ assetId }) => assetId}
        empty={
          <EmptyState
            icon="tool"
            title={`No ${type.name}`}
            action={
              mayChange && (
                <Button icon="add" onPress={editor.add}>
                  Add asset
                </Button>
              )
            }
          >
            What would {unit.name} need on day one at another site?
          </EmptyState>
        }
        {...(mayChange && {
          actions: (asset: Asset) => (
            <>
              <IconButton
                icon="edit"
                label={`Edit ${asset.name}`}
                onPress={() => editor.edit(asset)}
              />
              <IconButton
                icon="trash"
                variant="danger"
                label={`Delete ${asset.name}`}
                onPress={() => editor.remove(asset)}
              />
            </>
          ),
        })}
      />
      <RecordDialogs
        editor={editor}
        noun="asset"
        nameOf={({ name }) => name}
        form={(asset) => (
          <AssetForm
            planId={planId}
            place={{ departmentId: unit.departmentId, assetTypeId: type.assetTypeId }}
            asset={asset}
            editor={editor}
          />
        )}
        onDelete={({ assetId, name }) =>
          deleteRecords({
            deletion: assetDeletion(planId),
            records: [{ id: assetId, name }],
            nouns: "assets",
          })
        }
        deletes={`It will be removed from the requirements of ${unit.name}.`}
      />
    </div>
  );
};
