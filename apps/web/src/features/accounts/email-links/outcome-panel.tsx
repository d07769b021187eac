import type { ReactNode } from "react";
import { focusOnMount } from "../../../ui/layout/focus-on-mount";
import { Icon } from "../../../ui/buttons/icon";
import styles from "./account-page.module.css";

type OutcomePanelProps = {
  readonly variant: "done" | "problem";
  readonly title: string;
  /** What it means for the user. */
  readonly text?: string | undefined;
  /** The next step. */
  readonly children?: ReactNode;
};

/**
 * Shows an outcome: icon, title, explanation and next step. The title takes the focus that the previous form
 * had.
 */
export const OutcomePanel = ({ variant, title, text, children }: OutcomePanelProps) => (
  <>
    <span className={styles.sign} data-variant={variant}>
      <Icon name={variant === "done" ? "check" : "alert"} size={24} />
    </span>
    <h1 ref={focusOnMount} tabIndex={-1}>
      {title}
    </h1>
    {text !== undefined && <p className={styles.words}>{text}</p>}
    {children}
  </>
);
