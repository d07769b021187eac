import type { ReactNode } from "react";
import styles from "./split-frame.module.css";

type SplitFrameProps = {
  /** The list to choose from. */
  readonly list: ReactNode;
  /** What was chosen. */
  readonly children: ReactNode;
};

/** A list at the left and what was chosen from it at the right; one above the other where it is narrow. */
export const SplitFrame = ({ list, children }: SplitFrameProps) => (
  <div className={styles.place}>
    <div className={styles.split}>
      {list}
      <div className={styles.content}>{children}</div>
    </div>
  </div>
);
