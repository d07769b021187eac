import type { ReactNode } from "react";
import styles from "./alert.module.css";
import { Icon } from "../buttons/icon";
import type { IconName } from "../buttons/icon-paths";

type AlertProps = {
  /** Sets the colour, the icon and the icon's accessible name. */
  readonly variant: "note" | "done" | "warning" | "problem";
  readonly title?: string;
  readonly children?: ReactNode;
  /** Buttons or links for the next step. */
  readonly actions?: ReactNode;
};

const LOOKS = {
  note: { icon: "info", word: "Note" },
  done: { icon: "check-circle", word: "Done" },
  warning: { icon: "alert", word: "Warning" },
  problem: { icon: "alert", word: "Problem" },
} as const satisfies Record<AlertProps["variant"], { icon: IconName; word: string }>;

/** A permanent banner in the page. Screen readers announce problems at once and other kinds at the next pause. */
export const Alert = ({ variant, title, children, actions }: AlertProps) => (
  <div
    className={styles.alert}
    data-variant={variant}
    role={variant === "problem" ? "alert" : "status"}
  >
    <Icon name={LOOKS[variant].icon} label={LOOKS[variant].word} />
    <div className={styles.words}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  </div>
);
