import { Checkbox } from "../../ui/fields/choices/checkbox";
import styles from "./subscriptions.module.css";

type ShowExpiredFieldProps = {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
};

/** Shows or hides the expired rows of a list; next to its search field. */
export const ShowExpiredField = ({ value, onChange }: ShowExpiredFieldProps) => (
  <span className={styles.toggle}>
    <Checkbox value={value} onChange={onChange}>
      Show Expired
    </Checkbox>
  </span>
);
