import type { ReactNode } from "react";
import { focusOnMount } from "../../ui/layout/focus-on-mount";
import { Icon } from "../../ui/buttons/icon";
import styles from "./account-page.module.css";

type OutcomePanelProps = {
  readonly kind: "done" | "problem";
  readonly title: string;
  /** What it means for the person. */
  readonly words?: string | undefined;
  /** The way on. */
  readonly children?: ReactNode;
};

/**
 * How it ended: a sign, the sentence, what it means, and the way on. The sentence takes the focus, which the
 * form before it had.
 */
export const OutcomePanel = ({ kind, title, words, children }: OutcomePanelProps) => (
  <>
    <span className={styles.sign} data-kind={kind}>
      <Icon name={kind === "done" ? "check" : "alert"} size={24} />
    </span>
    <h1 ref={focusOnMount} tabIndex={-1}>
      {title}
    </h1>
    {words !== undefined && <p className={styles.words}>{words}</p>}
    {children}
  </>
);
