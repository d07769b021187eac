import type { Incident } from "@holdfast/contract/incidents/incident";
import type { IncidentRoleName } from "@holdfast/contract/incidents/incident-role";
import { setIncidentRole } from "@holdfast/contract/incidents/handover-endpoints";
import { readIncident, readIncidentLog } from "@holdfast/contract/incidents/incident-endpoints";
import { ROLE_NAMES } from "@holdfast/contract/incidents/incident-words-rules";
import { CRISIS_TEAM } from "@holdfast/contract/incidents/incident-rules";
import { LIMITS } from "@holdfast/contract/platform/field-rules";
import { useRefresh } from "../../../platform/api/use-endpoint";
import { useContractForm } from "../../../platform/forms/use-contract-form";
import { Select } from "../../../ui/fields/choices/select";
import { Form } from "../../../ui/fields/forms/form";
import { TextField } from "../../../ui/fields/inputs/text-field";
import { Dialog } from "../../../ui/overlays/dialog";
import { peopleOf } from "./people-rules";

type RoleDialogProps = {
  readonly incident: Incident;
  readonly role: IncidentRoleName;
  readonly onClose: () => void;
};

/** Hands a role over to a person of the teams, or to the reader. */
export const RoleDialog = (props: RoleDialogProps) => (
  <Dialog title={`Hand over: ${ROLE_NAMES[props.role]}`} isOpen onClose={props.onClose} width={500}>
    <RoleForm {...props} />
  </Dialog>
);

const ME = "";

const DESCRIPTIONS: Readonly<Record<IncidentRoleName, string>> = {
  lead: "Who decides now. It gives no rights: level and stand-down need a login that may lead.",
  scribe: "Who writes the log now. Everyone else can still write in it.",
};

const RoleForm = ({ incident, role, onClose }: RoleDialogProps) => {
  const { planId, incidentId, responders } = incident;
  const refresh = useRefresh();
  const form = useContractForm({
    endpoint: setIncidentRole,
    params: { planId, incidentId },
    initial: { role, responderId: null },
    onSaved: async () => {
      await refresh(readIncident, readIncidentLog);
      onClose();
    },
  });
  const field = form.field("responderId");
  return (
    <Form form={form} submitLabel="Hand over" onCancel={onClose}>
      <Select
        {...field}
        label={`Who is ${ROLE_NAMES[role]} now`}
        isRequired
        description={DESCRIPTIONS[role]}
        value={field.value ?? ME}
        onChange={(id) => field.onChange(id === ME ? null : id)}
        choices={[{ id: ME, name: "Me" }, ...peopleOf(responders, CRISIS_TEAM)]}
        autoFocus
      />
      <TextField
        {...form.field("note")}
        label="Note"
        description="What the next person has to know. It is written in the log."
        maxLength={LIMITS.line}
      />
    </Form>
  );
};
