import type { ExplainedTerm } from "@holdfast/content/library/explained-terms";
import { TermPopover } from "./term-popover";
import styles from "./terms.module.css";

type TermsSectionProps = { readonly terms: readonly ExplainedTerm[] };

/** The terms of a form in one line, each with a button that explains it. */
export const TermsSection = ({ terms }: TermsSectionProps) => (
  <ul className={styles.terms} aria-label="Terms explained">
    {terms.map((term) => (
      <li key={term}>
        {term}
        <TermPopover term={term} />
      </li>
    ))}
  </ul>
);
