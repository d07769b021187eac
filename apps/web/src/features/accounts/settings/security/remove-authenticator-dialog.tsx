import { removeAuthenticator } from "@holdfast/contract/accounts/authenticator-endpoints";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { listSessions } from "@holdfast/contract/accounts/session-endpoints";
import { Dialog } from "../../../../ui/overlays/dialog";
import { Form } from "../../../../ui/fields/forms/form";
import { showToast } from "../../../../ui/feedback/toast-store";
import { useContractForm } from "../../../../platform/forms/use-contract-form";
import { useRefresh } from "../../../../platform/api/use-endpoint";
import { OwnPasswordField } from "./own-password-field";
import { SAVED } from "../../../../platform/forms/saved-messages";

type RemoveAuthenticatorDialogProps = {
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Removes the authenticator app after the password is entered. */
export const RemoveAuthenticatorDialog = (props: RemoveAuthenticatorDialogProps) => (
  <Dialog title="Remove your authenticator app?" isOpen onClose={props.onClose} width={500}>
    <PasswordForm {...props} />
  </Dialog>
);

const PasswordForm = ({ onClose, onDone }: RemoveAuthenticatorDialogProps) => {
  const refresh = useRefresh();
  const form = useContractForm({
    endpoint: removeAuthenticator,
    params: {},
    initial: { password: "" },
    skipsUnsavedWarning: true,
    onSaved: async () => {
      await refresh(readUser, listSessions);
      showToast({ variant: "done", title: SAVED });
      onDone();
    },
  });
  return (
    <Form form={form} submitLabel="Remove the app" onCancel={onClose}>
      <p>
        The authenticator app will be removed and login codes will be sent by email. You will be
        logged out on all other devices.
      </p>
      <OwnPasswordField {...form.field("password")} />
    </Form>
  );
};
