import type { ReactNode } from "react";
import styles from "./card.module.css";

type CardProps = {
  readonly title?: string;
  /** To the right of the title: a count, a button. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly id?: string;
};

/** A white card on the grey page: one subject with its heading. */
export const Card = ({ title, aside, children, id }: CardProps) => (
  <section className={styles.card} {...(id === undefined ? {} : { id })}>
    {(title !== undefined || aside !== undefined) && (
      <header className={styles.head}>
        {title !== undefined && <h2>{title}</h2>}
        {aside}
      </header>
    )}
    {children}
  </section>
);
