import { listClients } from "@holdfast/contract/clients/client-endpoints";
import {
  changeInvitationAddress,
  INVITATION_SENT,
  listInvitees,
} from "@holdfast/contract/organisations/member-endpoints";
import { useRefresh } from "../../../platform/api/use-endpoint";
import { useContractForm } from "../../../platform/forms/use-contract-form";
import { Form } from "../../../ui/fields/forms/form";
import { TextField } from "../../../ui/fields/inputs/text-field";
import { showToast } from "../../../ui/feedback/toast-store";
import { Dialog } from "../../../ui/overlays/dialog";

type ChangeAddressDialogProps = {
  readonly orgId: string;
  /** The address that is invited now. */
  readonly email: string;
  readonly onClose: () => void;
};

/** Sends a pending invitation to another address, for one that was mistyped. */
export const ChangeAddressDialog = ({ orgId, email, onClose }: ChangeAddressDialogProps) => {
  const refresh = useRefresh();
  const form = useContractForm({
    endpoint: changeInvitationAddress,
    params: { orgId },
    initial: { email, newEmail: email },
    onSaved: async () => {
      await refresh(listInvitees, listClients);
      showToast({ variant: "done", title: INVITATION_SENT });
      onClose();
    },
  });
  return (
    <Dialog
      title={`Change address of the invitation to ${email}`}
      isOpen
      onClose={onClose}
      width={500}
    >
      <Form form={form} submitLabel="Send to this address" onCancel={onClose}>
        <TextField
          {...form.field("newEmail")}
          label="Email"
          type="email"
          description="We will email an invitation to this address. The link in the earlier email will stop working."
          autoFocus
        />
      </Form>
    </Dialog>
  );
};
