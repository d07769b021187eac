import type { ReactNode } from "react";
import { Icon } from "../../../ui/buttons/icon";
import styles from "./login.module.css";

/** Explains what happens next, above the form. */
export const ExplanationPanel = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.explanation}>
    <Icon name="info" />
    <p>{children}</p>
  </div>
);
