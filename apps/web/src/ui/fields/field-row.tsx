import type { ReactNode } from "react";
import styles from "./field-row.module.css";

/** Fields that belong side by side, such as first and last name; one under the other on a phone. */
export const FieldRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
