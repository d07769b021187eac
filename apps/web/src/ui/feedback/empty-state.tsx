import type { ReactNode } from "react";
import styles from "./empty-state.module.css";
import { Icon } from "../buttons/icon";
import type { IconName } from "../buttons/icon-paths";

type EmptyStateProps = {
  readonly icon?: IconName;
  /** What is missing, worded as in the specification: 'No Documents'. */
  readonly title: string;
  /** What to do about it. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
};

/** Shown in place of empty content: what is missing and what to do next. */
export const EmptyState = ({ icon = "layers", title, children, action }: EmptyStateProps) => (
  <div className={styles.empty}>
    <span className={styles.icon}>
      <Icon name={icon} size={24} />
    </span>
    <p className={styles.title}>{title}</p>
    {children !== undefined && <div className={styles.words}>{children}</div>}
    {action}
  </div>
);
