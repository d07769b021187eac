import { PASSWORD_UPDATED } from "@holdfast/contract/accounts/password-endpoints";
import { listSessions } from "@holdfast/contract/accounts/session-endpoints";
import { Dialog } from "../../../../ui/overlays/dialog";
import { Form } from "../../../../ui/fields/forms/form";
import { showToast } from "../../../../ui/feedback/toast-store";
import { useContractForm } from "../../../../platform/forms/use-contract-form";
import { useRefresh } from "../../../../platform/api/use-endpoint";
import { NewPasswordSection } from "../../new-password-section";
import { changeOwnPassword } from "./change-password-rules";
import { OwnPasswordField } from "./own-password-field";

type ChangePasswordDialogProps = { readonly onClose: () => void };

/** Changes the password: the current one, and the new one twice. */
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
    omittedFields: ["confirmPassword"],
    skipsUnsavedWarning: true,
    onSaved: async () => {
      await refresh(listSessions);
      showToast({ variant: "done", title: PASSWORD_UPDATED });
      onClose();
    },
  });
  return (
    <Form form={form} submitLabel="Change password" onCancel={onClose}>
      <OwnPasswordField {...form.field("password")} label="Current password" />
      <NewPasswordSection
        password={form.field("newPassword")}
        confirmation={form.field("confirmPassword")}
        label="New password"
      />
    </Form>
  );
};
