import { PASSWORD_UPDATED } from "@holdfast/contract/accounts/password-endpoints";
import { listSessions } from "@holdfast/contract/accounts/session-endpoints";
import { Dialog } from "../../../design/dialog";
import { Form } from "../../../design/form";
import { TextField } from "../../../design/text-field";
import { showToast } from "../../../design/toast-store";
import { useContractForm } from "../../../platform/use-contract-form";
import { useRefresh } from "../../../platform/use-endpoint";
import { changeOwnPassword } from "./change-password-rules";

type ChangePasswordDialogProps = { readonly onClose: () => void };

/** Another password: the present one, and the new one twice. */
export const ChangePasswordDialog = ({ onClose }: ChangePasswordDialogProps) => (
  <Dialog title="Change password" isOpen onClose={onClose} width={500}>
    <ChangePasswordForm onClose={onClose} />
  </Dialog>
);

const ChangePasswordForm = ({ onClose }: ChangePasswordDialogProps) => {
  const refresh = useRefresh();
  const form = useContractForm({
    endpoint: changeOwnPassword,
    params: {},
    initial: { password: "", newPassword: "", confirmPassword: "" },
    leavesOut: ["confirmPassword"],
    isThrownAway: true,
    onSaved: async () => {
      await refresh(listSessions);
      showToast({ kind: "done", title: PASSWORD_UPDATED });
      onClose();
    },
  });
  return (
    <Form form={form} submitLabel="Change password" onCancel={onClose}>
      <TextField
        {...form.field("password")}
        label="Present password"
        type="password"
        autoComplete="current-password"
        isFocusedFirst
      />
      <TextField
        {...form.field("newPassword")}
        label="New password"
        type="password"
        autoComplete="new-password"
        description="6 or more: upper, lower, digit and symbol"
      />
      <TextField
        {...form.field("confirmPassword")}
        label="Confirm new password"
        type="password"
        autoComplete="new-password"
      />
    </Form>
  );
};
