import {
  ACCOUNT_DELETED,
  deleteAccount,
} from "@holdfast/contract/personal-data/personal-data-endpoints";
import { useId } from "react";
import { useNavigate } from "react-router";
import { Dialog } from "../../../ui/overlays/dialog";
import { Form } from "../../../ui/fields/forms/form";
import { TextField } from "../../../ui/fields/inputs/text-field";
import { showToast } from "../../../ui/feedback/toast-store";
import { endSession } from "../../../platform/session/session";
import { useContractForm } from "../../../platform/forms/use-contract-form";
import { OwnPasswordField } from "./security/own-password-field";
import styles from "./settings.module.css";

type DeleteAccountDialogProps = {
  /** The account's email address, which the person types to confirm. */
  readonly email: string;
  readonly onClose: () => void;
};

/** Says what will happen, asks for the password and the email address, and deletes the account. */
export const DeleteAccountDialog = (props: DeleteAccountDialogProps) => {
  const id = useId();
  return (
    <Dialog
      title="Delete your account?"
      isOpen
      onClose={props.onClose}
      width={600}
      describedBy={id}
    >
      <DeleteAccountForm {...props} consequencesId={id} />
    </Dialog>
  );
};

/** The account can refresh them no longer, and no server can prove that to a device without a session. */
const forgetKeptPlans = async () =>
  (await import("../../../platform/offline-plan/open-kept-plans")).forget();

type DeleteAccountFormProps = DeleteAccountDialogProps & { readonly consequencesId: string };

const DeleteAccountForm = ({ email, onClose, consequencesId }: DeleteAccountFormProps) => {
  const navigate = useNavigate();
  const form = useContractForm({
    endpoint: deleteAccount,
    params: {},
    initial: { password: "", email: "" },
    skipsUnsavedWarning: true,
    onSaved: () => {
      endSession("left");
      void forgetKeptPlans();
      showToast({ variant: "done", title: ACCOUNT_DELETED });
      void navigate("/");
    },
  });
  return (
    <Form form={form} submitLabel="Delete my account" submitVariant="danger" onCancel={onClose}>
      <ul className={styles.consequences} id={consequencesId}>
        <li>You will be logged out on all devices. This cannot be undone.</li>
        <li>
          Your name, email, phone number, image, settings, sessions and login history are deleted.
        </li>
        <li>The plan kept on this device is deleted from it.</li>
        <li>
          Plans and other records stay with your organisations. A risk report you accepted still
          shows your name.
        </li>
        <li>
          Archived organisations that only you can open are deleted after a waiting period, with
          their plans.
        </li>
        <li>We will email a confirmation to {email}. You can register again with this address.</li>
      </ul>
      <OwnPasswordField {...form.field("password")} />
      <TextField
        {...form.field("email")}
        label={`Type ${email} to confirm`}
        type="email"
        autoComplete="off"
      />
    </Form>
  );
};
