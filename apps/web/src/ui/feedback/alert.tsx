import type { ReactNode } from "react";
import styles from "./alert.module.css";
import { Icon } from "../buttons/icon";
import type { IconName } from "../buttons/icon-paths";

type AlertProps = {
  /** What it means; its colour, icon and hidden word follow. */
  readonly kind: "note" | "done" | "warning" | "problem";
  readonly title?: string;
  readonly children?: ReactNode;
  /** Buttons or links that get the person further. */
  readonly actions?: ReactNode;
};

const LOOKS = {
  note: { icon: "info", word: "Note" },
  done: { icon: "check-circle", word: "Done" },
  warning: { icon: "alert", word: "Warning" },
  problem: { icon: "alert", word: "Problem" },
} as const satisfies Record<AlertProps["kind"], { icon: IconName; word: string }>;

/** A banner in the page that stays. Problems are announced at once, the rest when there is a pause. */
export const Alert = ({ kind, title, children, actions }: AlertProps) => (
  <div className={styles.alert} data-kind={kind} role={kind === "problem" ? "alert" : "status"}>
    <Icon name={LOOKS[kind].icon} label={LOOKS[kind].word} />
    <div className={styles.words}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      {children !== undefined && <div>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  </div>
);
