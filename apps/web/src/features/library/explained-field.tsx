import type { ExplainedTerm } from "@holdfast/content/library/explained-terms";
import type { ReactNode } from "react";
import styles from "./terms.module.css";
import { TermPopover } from "./term-popover";

type ExplainedFieldProps = {
  readonly term: ExplainedTerm;
  /** The field, whose label the button follows. */
  readonly children: ReactNode;
};

/** A field whose label has a button that explains its term. */
export const ExplainedField = ({ term, children }: ExplainedFieldProps) => (
  <div className={styles.explained}>
    {children}
    <span className={styles.button}>
      <TermPopover term={term} />
    </span>
  </div>
);
