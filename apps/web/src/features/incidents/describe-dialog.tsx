import type { Incident } from "@holdfast/contract/incidents/incident";
import {
  changeIncident,
  readIncident,
  readIncidentLog,
} from "@holdfast/contract/incidents/incident-endpoints";
import { changeText } from "@holdfast/contract/incidents/messages/team-message-rules";
import { LIMITS } from "@holdfast/contract/platform/field-rules";
import { useRefresh } from "../../platform/api/use-endpoint";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { showToast } from "../../ui/feedback/toast-store";
import { Form } from "../../ui/fields/forms/form";
import { TextField } from "../../ui/fields/inputs/text-field";
import { Dialog } from "../../ui/overlays/dialog";
import { ChangePreviewSection } from "./messages/change-preview-section";

type DescribeDialogProps = { readonly incident: Incident; readonly onClose: () => void };

/** Records what happened and where, which a declaration can leave for later. */
export const DescribeDialog = ({ incident, onClose }: DescribeDialogProps) => (
  <Dialog title="Describe the incident" isOpen onClose={onClose} width={600}>
    <DescribeForm incident={incident} onClose={onClose} />
  </Dialog>
);

const DescribeForm = ({ incident, onClose }: DescribeDialogProps) => {
  const { planId, incidentId, whatHappened, place, status } = incident;
  const refresh = useRefresh();
  const form = useContractForm({
    endpoint: changeIncident,
    params: { planId, incidentId },
    initial: { whatHappened, place },
    onSaved: async () => {
      await refresh(readIncident, readIncidentLog);
      showToast({ variant: "done", title: "The description has been saved" });
      onClose();
    },
  });
  const after = {
    level: incident.level,
    whatHappened: form.field("whatHappened").value ?? "",
    place: form.field("place").value ?? "",
  };
  const isSent = status === "active" && changeText(incident, after).text !== "";
  return (
    <Form form={form} onCancel={onClose} submitLabel={isSent ? "Save and send" : "Save"}>
      <TextField
        {...form.field("whatHappened")}
        label="What happened"
        {...(status === "active"
          ? { description: "Sent to everyone who responds, and included in later alerts." }
          : {})}
        isRequired
        autoFocus
        maxLength={LIMITS.line}
      />
      <TextField {...form.field("place")} label="Where" isRequired maxLength={LIMITS.line} />
      <ChangePreviewSection incident={incident} after={after} />
    </Form>
  );
};
