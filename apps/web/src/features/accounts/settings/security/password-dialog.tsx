import { PASSWORD_REQUIRED } from "@holdfast/contract/accounts/password-endpoints";
import { useState } from "react";
import { Button } from "../../../../ui/buttons/button";
import { Dialog } from "../../../../ui/overlays/dialog";
import { OwnPasswordField } from "./own-password-field";
import styles from "../settings.module.css";
import type { PasswordQuestion } from "../use-profile-form";

/** Asks for the password before a change that a stolen session must not make. */
export const PasswordDialog = (props: PasswordQuestion & { readonly isSending: boolean }) => {
  const [password, setPassword] = useState("");
  const [isMissing, setMissing] = useState(false);
  const missing = isMissing && password === "" ? PASSWORD_REQUIRED : undefined;
  return (
    <Dialog title="Confirm your password" isOpen onClose={props.onClose} width={500}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(true);
          if (password !== "" && !props.isSending) props.onAnswer(password);
        }}
      >
        <p>Enter your current password to save this change.</p>
        <OwnPasswordField
          name="password"
          value={password}
          onChange={setPassword}
          error={missing ?? props.error}
          isRequired
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" isPending={props.isSending}>
            Confirm and save
          </Button>
          <Button onPress={props.onClose} isDisabled={props.isSending}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
