import type { Contact } from "@holdfast/contract/directory/contact";
import type { UnitProcedure } from "@holdfast/contract/recovery-details/recovery-details";
import {
  listUnitProcedures,
  updateUnitProcedure,
} from "@holdfast/contract/recovery-details/recovery-details-endpoints";
import { useMemo } from "react";
import { useRefresh } from "../../platform/api/use-endpoint";
import { SAVED } from "../../platform/forms/saved-messages";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { contactChoice } from "../../platform/format/contact-choice";
import { searchContacts } from "../../platform/lists/search-contacts";
import { showToast } from "../../ui/feedback/toast-store";
import { ComboBox } from "../../ui/fields/lazy-fields";
import { Form } from "../../ui/fields/forms/form";
import { TextArea } from "../../ui/fields/inputs/text-area";
import { TextField } from "../../ui/fields/inputs/text-field";
import { Dialog } from "../../ui/overlays/dialog";
import type { BusinessUnit } from "../business-units/public";

type ProcedureDialogProps = {
  readonly planId: string;
  readonly unit: BusinessUnit;
  readonly procedure: UnitProcedure;
  readonly contacts: readonly Contact[];
  readonly onClose: () => void;
};

/** The form of how a business unit works on the day. */
export const ProcedureDialog = (props: ProcedureDialogProps) => (
  <Dialog title={`${props.unit.name} on the day`} isOpen onClose={props.onClose} width={600}>
    <ProcedureForm {...props} />
  </Dialog>
);

const ProcedureForm = ({ planId, unit, procedure, contacts, onClose }: ProcedureDialogProps) => {
  const refresh = useRefresh();
  const { departmentId, version, ...initial } = procedure;
  const form = useContractForm({
    endpoint: updateUnitProcedure,
    params: { planId, departmentId },
    initial,
    edited: { noun: `procedure of ${unit.name}`, version },
    onSaved: async () => {
      await refresh(listUnitProcedures);
      showToast({ variant: "done", title: SAVED });
      onClose();
    },
  });
  const search = useMemo(() => searchContacts(contacts), [contacts]);
  const { value, onChange, ...leader } = form.field("leaderContactId");
  const chosen = contacts.find(({ contactId }) => contactId === value);
  return (
    <Form form={form} onCancel={onClose}>
      <ComboBox
        {...leader}
        label="Leader"
        value={chosen ? contactChoice(chosen) : null}
        onChange={(choice) => onChange(choice?.id ?? null)}
        search={search}
        placeholder="Type a name"
        nothingFound="No contact found. Add contacts under Organization."
      />
      <TextField
        {...form.field("minimumService")}
        label="Minimum service"
        description="The least the unit must deliver, and how many people that takes. For example, 20 calls a day with 2 people."
      />
      <TextArea
        {...form.field("firstSteps")}
        label="First five steps"
        description="One step per line. If you leave this empty, the page shows general steps."
        rows={5}
      />
      <TextField
        {...form.field("workaround")}
        label="Without the usual systems"
        description="How the work is done by hand: take orders on paper, cash only."
      />
    </Form>
  );
};
