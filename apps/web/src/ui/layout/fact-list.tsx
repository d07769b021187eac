import type { ReactNode } from "react";
import styles from "./fact-list.module.css";

type FactListProps = {
  /** Pairs of a name and its value. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
};

/** Shows facts as two columns, name and value. */
export const FactList = ({ facts }: FactListProps) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) => (
      <div key={name} className={styles.fact}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
