import type { ReactNode } from "react";
import styles from "./subscriptions.module.css";

type FiguresListProps = {
  /** What the figures are about, for screen readers. */
  readonly label: string;
  readonly figures: readonly { readonly name: string; readonly value: number }[];
  /** Buttons at the end. */
  readonly actions?: ReactNode;
};

/** A bar of figures, each with its name. */
export const FiguresList = ({ label, figures, actions }: FiguresListProps) => (
  <section className={styles.summary} aria-label={label}>
    <dl className={styles.figures}>
      {figures.map(({ name, value }) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd>{value.toLocaleString("en-AU")}</dd>
        </div>
      ))}
    </dl>
    {actions && <div className={styles.summaryActions}>{actions}</div>}
  </section>
);
