import type { Incident } from "@holdfast/contract/incidents/incident";
import { MAX_REVIEW_ACTIONS } from "@holdfast/contract/incidents/incident";
import {
  closeIncident,
  listIncidents,
  readIncident,
  readIncidentLog,
} from "@holdfast/contract/incidents/incident-endpoints";
import { useRefresh } from "../../platform/api/use-endpoint";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { useToday } from "../../platform/format/use-today";
import { Button } from "../../ui/buttons/button";
import { showToast } from "../../ui/feedback/toast-store";
import { DateField } from "../../ui/fields/date-field";
import { FieldRow } from "../../ui/fields/field-row";
import { Form } from "../../ui/fields/form";
import { TextArea } from "../../ui/fields/text-area";
import { TextField } from "../../ui/fields/text-field";
import { Dialog } from "../../ui/overlays/dialog";

type CloseDialogProps = { readonly incident: Incident; readonly onClose: () => void };

/** Closes an incident with what happened, what worked, and what is to be done, by whom and by when. */
export const CloseDialog = (props: CloseDialogProps) => (
  <Dialog title="Close with a review" isOpen onClose={props.onClose}>
    <CloseForm {...props} />
  </Dialog>
);

const CloseForm = ({ incident, onClose }: CloseDialogProps) => {
  const { planId, incidentId } = incident;
  const refresh = useRefresh();
  const today = useToday();
  const form = useContractForm({
    endpoint: closeIncident,
    params: { planId, incidentId },
    initial: { happened: incident.whatHappened, actions: [] },
    onSaved: async () => {
      await refresh(readIncident, readIncidentLog, listIncidents);
      showToast({ variant: "done", title: "The incident has been closed" });
      onClose();
    },
  });
  const rows = form.values.actions ?? [];
  const show = (next: typeof rows) => form.change({ actions: next });
  const update = (at: number, changes: Partial<(typeof rows)[number]>) =>
    show(rows.map((row, index) => (index === at ? { ...row, ...changes } : row)));
  return (
    <Form form={form} onCancel={onClose} submitLabel="Close the incident">
      <TextArea {...form.field("happened")} label="What happened" rows={3} />
      <TextArea {...form.field("worked")} label="What worked" rows={3} />
      <TextArea {...form.field("improve")} label="What did not work" rows={3} />
      {rows.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an action has no id yet
        <FieldRow key={`${at} of ${rows.length}`}>
          <TextField
            name={`actions.${at}.text`}
            label="Action"
            value={row.text}
            onChange={(text) => update(at, { text: text ?? "" })}
            error={form.errorAt(`actions.${at}.text`)}
            isRequired
          />
          <TextField
            name={`actions.${at}.ownerName`}
            label="Who does it"
            value={row.ownerName}
            onChange={(ownerName) => update(at, { ownerName: ownerName ?? "" })}
            error={form.errorAt(`actions.${at}.ownerName`)}
            isRequired
          />
          <DateField
            name={`actions.${at}.dueDate`}
            label="By"
            value={row.dueDate}
            onChange={(dueDate) => update(at, { dueDate: dueDate ?? "" })}
            error={form.errorAt(`actions.${at}.dueDate`)}
            earliest={today}
            isRequired
          />
          <Button
            icon="trash"
            variant="quiet"
            label={`Remove action ${at + 1}`}
            onPress={() => show(rows.filter((_, index) => index !== at))}
          >
            Remove
          </Button>
        </FieldRow>
      ))}
      {rows.length < MAX_REVIEW_ACTIONS && (
        <div>
          <Button
            icon="add"
            onPress={() => show([...rows, { text: "", ownerName: "", dueDate: "" }])}
          >
            Add action
          </Button>
        </div>
      )}
    </Form>
  );
};
