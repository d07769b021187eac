import type { ReactNode } from "react";
import styles from "./filter-row.module.css";

type FilterRowProps = { readonly children: ReactNode };

/** The filters above a table, side by side where there is room. Not printed. */
export const FilterRow = ({ children }: FilterRowProps) => (
  <search className={styles.filter}>{children}</search>
);
