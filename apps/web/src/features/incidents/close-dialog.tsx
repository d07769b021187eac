import type { Incident } from "@holdfast/contract/incidents/incident";
import { MAX_AGREED_ACTIONS } from "@holdfast/contract/agreed-actions/agreed-action";
import {
  closeIncident,
  listIncidents,
  readIncident,
  readIncidentLog,
} from "@holdfast/contract/incidents/incident-endpoints";
import { listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import { useRead, useRefresh } from "../../platform/api/use-endpoint";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { useToday } from "../../platform/format/use-today";
import { showToast } from "../../ui/feedback/toast-store";
import { ActionRowsField } from "../../ui/fields/forms/action-rows-field";
import { Form } from "../../ui/fields/forms/form";
import { MultiSelect } from "../../ui/fields/lazy-fields";
import { TextArea } from "../../ui/fields/inputs/text-area";
import { Dialog } from "../../ui/overlays/dialog";

type CloseDialogProps = {
  readonly incident: Incident;
  readonly onClose: () => void;
  /** Runs once the incident is closed and shown as such. */
  readonly onClosed: () => void;
};

/** Closes an incident with what happened, what worked, and what is to be done, by whom and by when. */
export const CloseDialog = (props: CloseDialogProps) => (
  <Dialog title="Close with a review" isOpen onClose={props.onClose}>
    <CloseForm {...props} />
  </Dialog>
);

const CloseForm = ({ incident, onClose, onClosed }: CloseDialogProps) => {
  const { planId, incidentId } = incident;
  const refresh = useRefresh();
  const today = useToday();
  const risks = useRead(listRisks, { params: { planId } }).data ?? [];
  const form = useContractForm({
    endpoint: closeIncident,
    params: { planId, incidentId },
    initial: { happened: incident.whatHappened, actions: [], riskIds: [] },
    onSaved: async () => {
      await refresh(readIncident, readIncidentLog, listIncidents);
      showToast({ variant: "done", title: "The incident has been closed" });
      onClose();
      onClosed();
    },
  });
  return (
    <Form form={form} onCancel={onClose} submitLabel="Close the incident">
      <TextArea {...form.field("happened")} label="What happened" rows={3} />
      <TextArea {...form.field("worked")} label="What worked" rows={3} />
      <TextArea {...form.field("improve")} label="What did not work" rows={3} />
      {risks.length > 0 && (
        <MultiSelect
          {...form.field("riskIds")}
          label="Risks that this was about"
          description="The review links to them, so that you can assess them again."
          choices={risks.map(({ riskId, name }) => ({ id: riskId, name }))}
        />
      )}
      <ActionRowsField
        name="actions"
        rows={form.values.actions ?? []}
        onChange={(actions) => form.change({ actions })}
        errorAt={form.errorAt}
        earliest={today}
        maxRows={MAX_AGREED_ACTIONS}
      />
    </Form>
  );
};
