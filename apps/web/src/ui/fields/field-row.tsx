import type { ReactNode } from "react";
import styles from "./field-row.module.css";

/** Fields side by side, such as first and last name; stacked on a phone. */
export const FieldRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
