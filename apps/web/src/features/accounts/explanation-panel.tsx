import type { ReactNode } from "react";
import { Icon } from "../../ui/buttons/icon";
import styles from "./login.module.css";

/** What happens next, told before it is asked for. */
export const ExplanationPanel = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.explanation}>
    <Icon name="info" />
    <p>{children}</p>
  </div>
);
