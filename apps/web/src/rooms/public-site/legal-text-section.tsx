import { numberSections } from "@holdfast/content/legal/legal-numbering";
import type { LegalText } from "@holdfast/content/legal/legal-text";
import { useId } from "react";
import { formatDate } from "../../platform/date-format";
import { LegalClauseList } from "./legal-clause-list";
import { LegalContentsMenu } from "./legal-contents-menu";
import styles from "./legal-text-section.module.css";

/** From so many sections on a text has a table of contents. */
const LONG = 8;

/** A legal text to be read: the day of its wording, what it is, its contents and its numbered clauses. */
export const LegalTextSection = ({ text }: { readonly text: LegalText }) => {
  const prefix = useId();
  const sections = numberSections(text).map((section) => ({
    ...section,
    id: `${prefix}${section.number.replace(" ", "-")}`,
  }));
  const isLong = sections.length >= LONG;
  return (
    <div className={styles.page} data-long={isLong ? "" : undefined}>
      {isLong && <LegalContentsMenu entries={sections} />}
      <div className={styles.text}>
        <p className={styles.version}>Wording of {formatDate(text.version)}</p>
        {text.opening.map((paragraph) => (
          <p key={paragraph} className={styles.opening}>
            {paragraph}
          </p>
        ))}
        {sections.map(({ id, title, isAppendix, clauses }) => (
          <section
            key={id}
            className={styles.section}
            data-appendix={isAppendix ? "" : undefined}
            aria-labelledby={id}
          >
            <h3 id={id} className={styles.heading} tabIndex={-1}>
              {title}
            </h3>
            <LegalClauseList clauses={clauses} />
          </section>
        ))}
      </div>
    </div>
  );
};
