import {
  confirmAuthenticator,
  startAuthenticator,
} from "@holdfast/contract/accounts/authenticator-endpoints";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { listSessions } from "@holdfast/contract/accounts/session-endpoints";
import { useState } from "react";
import { Dialog } from "../../../../ui/overlays/dialog";
import { Form } from "../../../../ui/fields/forms/form";
import { QrCode } from "../../../../ui/layout/qr-code";
import { TextField } from "../../../../ui/fields/inputs/text-field";
import { showToast } from "../../../../ui/feedback/toast-store";
import type { ClientResponse } from "../../../../platform/api/call-endpoint";
import { useContractForm } from "../../../../platform/forms/use-contract-form";
import { useRefresh } from "../../../../platform/api/use-endpoint";
import { OwnPasswordField } from "./own-password-field";
import styles from "../settings.module.css";
import { SAVED } from "../../../../platform/forms/saved-messages";

type AuthenticatorDialogProps = {
  readonly onClose: () => void;
  /** Runs once the app is the second factor. */
  readonly onDone: () => void;
};

type Secret = ClientResponse<typeof startAuthenticator>;

/** Sets up an authenticator app: password, then QR code, then a code from the app. */
export const AuthenticatorDialog = ({ onClose, onDone }: AuthenticatorDialogProps) => {
  const [secret, setSecret] = useState<Secret | null>(null);
  return (
    <Dialog title="Set up authenticator app" isOpen onClose={onClose} width={500}>
      {secret === null ? (
        <PasswordForm onSecret={setSecret} onClose={onClose} />
      ) : (
        <CodeForm secret={secret} onClose={onClose} onDone={onDone} />
      )}
    </Dialog>
  );
};

type PasswordFormProps = {
  readonly onSecret: (secret: Secret) => void;
  readonly onClose: () => void;
};

const PasswordForm = ({ onSecret, onClose }: PasswordFormProps) => {
  const form = useContractForm({
    endpoint: startAuthenticator,
    params: {},
    initial: { password: "" },
    skipsUnsavedWarning: true,
    onSaved: onSecret,
  });
  return (
    <Form form={form} submitLabel="Continue" onCancel={onClose}>
      <p>
        You need an authenticator app, such as the password manager on your phone. Enter your
        current password to continue.
      </p>
      <OwnPasswordField {...form.field("password")} />
    </Form>
  );
};

type CodeFormProps = Pick<AuthenticatorDialogProps, "onClose" | "onDone"> & {
  readonly secret: Secret;
};

/** Splits the key into groups of four, easier to type. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

const CodeForm = ({ secret, onClose, onDone }: CodeFormProps) => {
  const refresh = useRefresh();
  const form = useContractForm({
    endpoint: confirmAuthenticator,
    params: {},
    initial: { code: "" },
    skipsUnsavedWarning: true,
    onSaved: async () => {
      await refresh(readUser, listSessions);
      showToast({ variant: "done", title: SAVED });
      onDone();
    },
  });
  return (
    <Form form={form} submitLabel="Confirm" onCancel={onClose}>
      <p>
        Scan this with your app, or type the key into it. Once you confirm, you will be logged out
        on all other devices.
      </p>
      <QrCode text={secret.address} label="QR code for your authenticator app" />
      <p className={styles.secret}>
        <span>Key</span> <code>{inGroups(secret.secret)}</code>
      </p>
      <TextField
        {...form.field("code")}
        label="Code from the app"
        description="6 digits. The app shows a new code every 30 seconds."
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
      />
    </Form>
  );
};
