import type { Incident } from "@holdfast/contract/incidents/incident";
import { readIncident, readIncidentLog } from "@holdfast/contract/incidents/incident-endpoints";
import type { SafetyPerson } from "@holdfast/contract/incidents/safety-check";
import {
  markPersonSafe,
  readSafetyCheck,
} from "@holdfast/contract/incidents/safety-check-endpoints";
import { LIMITS } from "@holdfast/contract/platform/field-rules";
import { useRefresh } from "../../../platform/api/use-endpoint";
import { useContractForm } from "../../../platform/forms/use-contract-form";
import { showToast } from "../../../ui/feedback/toast-store";
import { Form } from "../../../ui/fields/forms/form";
import { TextField } from "../../../ui/fields/inputs/text-field";
import { Dialog } from "../../../ui/overlays/dialog";

type MarkSafeDialogProps = {
  readonly incident: Incident;
  readonly person: SafetyPerson;
  readonly onClose: () => void;
};

/** Marks a person as safe who has not said so by the link, with who said it. */
export const MarkSafeDialog = (props: MarkSafeDialogProps) => (
  <Dialog title={`Mark ${props.person.name} as safe`} isOpen onClose={props.onClose} width={500}>
    <MarkSafeForm {...props} />
  </Dialog>
);

const MarkSafeForm = ({ incident, person, onClose }: MarkSafeDialogProps) => {
  const { planId, incidentId } = incident;
  const { personId, name } = person;
  const refresh = useRefresh();
  const form = useContractForm({
    endpoint: markPersonSafe,
    params: { planId, incidentId, personId },
    initial: { saidBy: "" },
    onSaved: async () => {
      await refresh(readSafetyCheck, readIncident, readIncidentLog);
      showToast({ variant: "done", title: `${name} is marked as safe` });
      onClose();
    },
  });
  return (
    <Form form={form} submitLabel="Mark as safe" onCancel={onClose}>
      <TextField
        {...form.field("saidBy")}
        label="Who said so?"
        description="Such as ‘By phone’, or ‘Ben saw her at the meeting point’. It is written in the log."
        isRequired
        autoFocus
        maxLength={LIMITS.line}
      />
    </Form>
  );
};
