import type { Incident, IncidentAction } from "@holdfast/contract/incidents/incident";
import { assignIncidentAction } from "@holdfast/contract/incidents/handover-endpoints";
import { readIncident, readIncidentLog } from "@holdfast/contract/incidents/incident-endpoints";
import { LIMITS } from "@holdfast/contract/platform/field-rules";
import { useRefresh } from "../../../platform/api/use-endpoint";
import { useContractForm } from "../../../platform/forms/use-contract-form";
import { Select } from "../../../ui/fields/choices/select";
import { Form } from "../../../ui/fields/forms/form";
import { TextField } from "../../../ui/fields/inputs/text-field";
import { Dialog } from "../../../ui/overlays/dialog";
import { peopleOf } from "../responders/people-rules";
import styles from "../incidents.module.css";

type AssignDialogProps = {
  readonly incident: Incident;
  readonly action: IncidentAction;
  readonly onClose: () => void;
};

/** Assigns an action to a person, or hands it over to another one. */
export const AssignDialog = (props: AssignDialogProps) => (
  <Dialog
    title={props.action.assignedTo ? "Hand the action over" : "Assign the action"}
    isOpen
    onClose={props.onClose}
    width={500}
  >
    <AssignForm {...props} />
  </Dialog>
);

const NO_ONE = "";

const AssignForm = ({ incident, action, onClose }: AssignDialogProps) => {
  const { planId, incidentId, responders } = incident;
  const refresh = useRefresh();
  const form = useContractForm({
    endpoint: assignIncidentAction,
    params: { planId, incidentId, actionId: action.actionId },
    initial: { responderId: action.assignedTo?.responderId ?? null },
    onSaved: async () => {
      await refresh(readIncident, readIncidentLog);
      onClose();
    },
  });
  const field = form.field("responderId");
  return (
    <Form form={form} submitLabel="Assign" onCancel={onClose}>
      <p className={styles.text}>{action.text}</p>
      <Select
        {...field}
        label="Who does it"
        isRequired
        value={field.value ?? NO_ONE}
        onChange={(id) => field.onChange(id === NO_ONE ? null : id)}
        choices={[
          { id: NO_ONE, name: "No one in particular" },
          ...peopleOf(responders, action.teamTypeId),
        ]}
        autoFocus
      />
      <TextField
        {...form.field("note")}
        label="Note"
        description="It is written in the log."
        maxLength={LIMITS.line}
      />
    </Form>
  );
};
