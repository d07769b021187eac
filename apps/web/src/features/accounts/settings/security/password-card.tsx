import { useState } from "react";
import { Button } from "../../../../ui/buttons/button";
import { Card } from "../../../../ui/layout/card";
import styles from "../settings.module.css";
import { ChangePasswordDialog } from "./change-password-dialog";

/** Opens the dialog that changes the password. */
export const PasswordCard = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title="Password">
      <p className={styles.hint}>Changing it logs you out on all other devices.</p>
      <div className={styles.buttons}>
        <Button onPress={() => setOpen(true)}>Change password</Button>
      </div>
      {isOpen && <ChangePasswordDialog onClose={() => setOpen(false)} />}
    </Card>
  );
};
