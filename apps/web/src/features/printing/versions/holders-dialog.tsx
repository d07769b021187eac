import { readPlanDocument } from "@holdfast/contract/printing/plan-document";
import { type CopyHolder, MAX_COPY_HOLDERS } from "@holdfast/contract/plan-content/plan-version";
import { saveCopyHolders } from "@holdfast/contract/printing/plan-version-endpoints";
import { useRefresh } from "../../../platform/api/use-endpoint";
import { useContractForm } from "../../../platform/forms/use-contract-form";
import { Button } from "../../../ui/buttons/button";
import { showToast } from "../../../ui/feedback/toast-store";
import { FieldRow } from "../../../ui/fields/field-row";
import { Form } from "../../../ui/fields/forms/form";
import { NumberField } from "../../../ui/fields/inputs/number-field";
import { TextField } from "../../../ui/fields/inputs/text-field";
import { Dialog } from "../../../ui/overlays/dialog";
import styles from "./versions.module.css";

const SAVED = "The holders have been successfully updated";

type HoldersDialogProps = {
  readonly planId: string;
  readonly holders: readonly CopyHolder[];
  readonly onClose: () => void;
};

/** Edits who holds a printed copy. */
export const HoldersDialog = (props: HoldersDialogProps) => (
  <Dialog title="Edit holders" isOpen onClose={props.onClose}>
    <HoldersForm {...props} />
  </Dialog>
);

const HoldersForm = ({ planId, holders, onClose }: HoldersDialogProps) => {
  const refresh = useRefresh();
  const form = useContractForm({
    endpoint: saveCopyHolders,
    params: { planId },
    initial: {
      holders: holders.length > 0 ? holders.map((holder) => ({ ...holder })) : [newHolder([])],
    },
    onSaved: async () => {
      await refresh(readPlanDocument);
      showToast({ variant: "done", title: SAVED });
      onClose();
    },
  });
  const rows = form.values.holders ?? [];
  const show = (next: typeof rows) => form.change({ holders: next });
  const update = (at: number, changes: Partial<(typeof rows)[number]>) =>
    show(rows.map((row, index) => (index === at ? { ...row, ...changes } : row)));
  return (
    <Form form={form} onCancel={onClose}>
      {rows.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a holder has no id
        <FieldRow key={`${at} of ${rows.length}`}>
          <NumberField
            name={`holders.${at}.copyNumber`}
            label="Copy number"
            min={1}
            value={row.copyNumber}
            onChange={(copyNumber) => update(at, { copyNumber: copyNumber ?? Number.NaN })}
            error={form.errorAt(`holders.${at}.copyNumber`)}
            isRequired
          />
          <TextField
            name={`holders.${at}.name`}
            label="Name"
            value={row.name}
            onChange={(name) => update(at, { name: name ?? "" })}
            error={form.errorAt(`holders.${at}.name`)}
            isRequired
            autoFocus={row.name === ""}
          />
          <TextField
            name={`holders.${at}.position`}
            label="Position"
            value={row.position ?? ""}
            onChange={(position) => update(at, { position: position ?? "" })}
            error={form.errorAt(`holders.${at}.position`)}
            isRequired={false}
          />
          <div className={styles.remove}>
            <Button
              icon="trash"
              variant="quiet"
              label={`Remove copy ${row.copyNumber}`}
              onPress={() => show(rows.filter((_, index) => index !== at))}
            >
              Remove
            </Button>
          </div>
        </FieldRow>
      ))}
      {rows.length < MAX_COPY_HOLDERS && (
        <div>
          <Button icon="add" onPress={() => show([...rows, newHolder(rows)])}>
            Add holder
          </Button>
        </div>
      )}
    </Form>
  );
};

const newHolder = (rows: readonly { readonly copyNumber: number }[]) => ({
  copyNumber: Math.max(0, ...rows.map(({ copyNumber }) => copyNumber || 0)) + 1,
  name: "",
  position: "",
});
