import { activationSentTo } from "@holdfast/contract/accounts/register";
import { Button } from "../../../ui/buttons/button";
import { Icon } from "../../../ui/buttons/icon";
import styles from "../login/login.module.css";

type RegisteredPanelProps = {
  readonly email: string;
  readonly onDone: () => void;
};

/** After registration: says which email to look for. */
export const RegisteredPanel = ({ email, onDone }: RegisteredPanelProps) => (
  <div className={styles.panel}>
    <span className={styles.sign}>
      <Icon name="mail" size={24} />
    </span>
    <p>{activationSentTo(email)}</p>
    <p>
      If it does not arrive within a few minutes, check your spam folder, or log in to resend it.
    </p>
    <Button variant="primary" onPress={onDone} autoFocus>
      Done
    </Button>
  </div>
);
