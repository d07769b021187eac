import type { ReactNode } from "react";
import styles from "./split-frame.module.css";

type SplitFrameProps = {
  /** The list to choose from. */
  readonly list: ReactNode;
  /** The selected item. */
  readonly children: ReactNode;
};

/** Lays out a list on the left and its selected item on the right; stacked on narrow screens. */
export const SplitFrame = ({ list, children }: SplitFrameProps) => (
  <div className={styles.place}>
    <div className={styles.split}>
      {list}
      <div className={styles.content}>{children}</div>
    </div>
  </div>
);
