import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { Icon } from "../../ui/buttons/icon";
import { keepFocusInPage } from "../../ui/layout/keep-focus-in-page";
import styles from "./workspace-stop-panel.module.css";

type WorkspaceStopPanelProps = {
  /** What has happened. */
  readonly title: string;
  /** What the person can do about it. */
  readonly children: ReactNode;
  readonly actions: ReactNode;
};

/** Replaces a page that cannot be shown any more. Takes the focus, so that the title is read out. */
export const WorkspaceStopPanel = ({ title, children, actions }: WorkspaceStopPanelProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Holdfast`;
    // As an effect: a dialog that closes in the same moment makes the page inert until then.
    heading.current?.focus();
  }, [title]);
  // The button that was pressed is removed with the panel.
  useEffect(() => keepFocusInPage, []);
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
