import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { Icon } from "../../../ui/buttons/icon";
import styles from "./workspace-stop-panel.module.css";

type WorkspaceStopPanelProps = {
  /** What happened. */
  readonly title: string;
  /** What the user can do about it. */
  readonly children: ReactNode;
  readonly actions: ReactNode;
};

/** Replaces a page that can no longer be shown. Takes the focus, so that the title is announced. */
export const WorkspaceStopPanel = ({ title, children, actions }: WorkspaceStopPanelProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Holdfast`;
    // In an effect: a dialog closing at the same moment makes the page inert until then.
    heading.current?.focus();
  }, [title]);
  return (
    <section className={styles.panel} aria-label={title}>
      <span className={styles.icon}>
        <Icon name="alert" size={24} />
      </span>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.words}>{children}</p>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
};
