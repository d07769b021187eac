import type { Member } from "@holdfast/contract/organisations/member";
import { ROLES } from "@holdfast/contract/organisations/member";
import {
  changeMemberRole,
  LAST_OWNER,
  listMembers,
  ROLE_UPDATED,
} from "@holdfast/contract/organisations/member-endpoints";
import { Form } from "../../../ui/fields/forms/form";
import { showToast } from "../../../ui/feedback/toast-store";
import { useContractForm } from "../../../platform/forms/use-contract-form";
import { useRefresh } from "../../../platform/api/use-endpoint";
import { RoleField } from "./role-field";
import { useMemberChanged } from "./use-member-changed";

type ChangeRoleFormProps = {
  readonly orgId: string;
  readonly member: Member;
  readonly onClose: () => void;
};

/** Changes a user's role. The server refuses this for the only owner, and the form shows why. */
export const ChangeRoleForm = ({ orgId, member, onClose }: ChangeRoleFormProps) => {
  const changed = useMemberChanged();
  const refresh = useRefresh();
  const form = useContractForm({
    endpoint: changeMemberRole,
    params: { orgId, userId: member.userId },
    initial: { roleId: ROLES.find(({ id }) => id === member.roleId)?.id },
    onSaved: async () => {
      await changed(member.userId);
      showToast({ variant: "done", title: ROLE_UPDATED });
      onClose();
    },
    // The list is out of date: this user has become the only owner since it was fetched.
    onRefused: (refusal) => {
      if (refusal.code === LAST_OWNER.code) void refresh(listMembers);
      return false;
    },
  });
  return (
    <Form form={form} onCancel={onClose} isSubmitDisabled={!form.isChanged}>
      <RoleField {...form.field("roleId")} autoFocus />
    </Form>
  );
};
