import {
  type RecoveryDetails,
  RecoveryDetailsChanges,
} from "@holdfast/contract/recovery-details/recovery-details";
import {
  readRecoveryDetails,
  updateRecoveryDetails,
} from "@holdfast/contract/recovery-details/recovery-details-endpoints";
import { useRefresh } from "../../platform/api/use-endpoint";
import { SAVED } from "../../platform/forms/saved-messages";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { useToday } from "../../platform/format/use-today";
import { showToast } from "../../ui/feedback/toast-store";
import { DateField } from "../../ui/fields/lazy-fields";
import { Form } from "../../ui/fields/forms/form";
import { TextArea } from "../../ui/fields/inputs/text-area";
import { TextField } from "../../ui/fields/inputs/text-field";
import { Dialog } from "../../ui/overlays/dialog";
import type { DetailsPart } from "./details-parts-rules";

type DetailsDialogProps = {
  readonly planId: string;
  readonly part: DetailsPart;
  readonly details: RecoveryDetails;
  readonly onClose: () => void;
};

/** The form of the site sheet, the backups or the finances. */
export const DetailsDialog = (props: DetailsDialogProps) => (
  <Dialog title={props.part.title} isOpen onClose={props.onClose} width={600}>
    <DetailsForm {...props} />
  </Dialog>
);

const DetailsForm = ({ planId, part, details, onClose }: DetailsDialogProps) => {
  const refresh = useRefresh();
  const today = useToday();
  const form = useContractForm({
    endpoint: updateRecoveryDetails,
    createSchema: RecoveryDetailsChanges,
    params: { planId },
    initial: Object.fromEntries(part.fields.map(({ name }) => [name, details[name]])),
    edited: { noun: part.title.toLowerCase(), version: details.version },
    onSaved: async () => {
      await refresh(readRecoveryDetails);
      showToast({ variant: "done", title: SAVED });
      onClose();
    },
  });
  return (
    <Form form={form} onCancel={onClose}>
      {part.fields.map(({ name, isLong, ...shown }, at) =>
        name === "lastRestoreTest" ? (
          <DateField key={name} {...form.field(name)} {...shown} latest={today} />
        ) : isLong ? (
          <TextArea key={name} {...form.field(name)} {...shown} rows={2} />
        ) : (
          <TextField key={name} {...form.field(name)} {...shown} autoFocus={at === 0} />
        ),
      )}
    </Form>
  );
};
