import {
  INVITATION_SENT,
  inviteMember,
  listInvitees,
} from "@holdfast/contract/organisations/member-endpoints";
import { Form } from "../../../ui/fields/forms/form";
import { TextField } from "../../../ui/fields/inputs/text-field";
import { showToast } from "../../../ui/feedback/toast-store";
import { useContractForm } from "../../../platform/forms/use-contract-form";
import { useRefresh } from "../../../platform/api/use-endpoint";
import { RoleField } from "./role-field";

type InviteFormProps = { readonly orgId: string; readonly onClose: () => void };

/** Invites someone by email. */
export const InviteForm = ({ orgId, onClose }: InviteFormProps) => {
  const refresh = useRefresh();
  const form = useContractForm({
    endpoint: inviteMember,
    params: { orgId },
    initial: {},
    onSaved: async () => {
      await refresh(listInvitees);
      showToast({ variant: "done", title: INVITATION_SENT });
      onClose();
    },
  });
  return (
    <Form form={form} submitLabel="Send invitation" onCancel={onClose}>
      <TextField
        {...form.field("email")}
        label="Email"
        type="email"
        description="We will email an invitation to this address. It expires in 14 days."
        autoFocus
      />
      <RoleField {...form.field("roleId")} />
    </Form>
  );
};
