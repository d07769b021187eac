import { Icon } from "../../../ui/buttons/icon";
import styles from "./workspace-top.module.css";

type AdminTopProps = {
  readonly brokerage: string | null;
};

/** The head of the admin sidebar: the brokerage, or the user's own account. */
export const AdminTop = ({ brokerage }: AdminTopProps) => (
  <div className={styles.top}>
    <div className={styles.business}>
      <span className={styles.logo} aria-hidden="true">
        <Icon name={brokerage === null ? "person" : "layers"} />
      </span>
      <span className={styles.names}>
        <span className={styles.name}>{brokerage ?? "Your account"}</span>
        <span className={styles.plan}>Admin</span>
      </span>
    </div>
  </div>
);
