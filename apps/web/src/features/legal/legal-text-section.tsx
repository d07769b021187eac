import { dateInText } from "@holdfast/contract/platform/calendar-rules";
import { numberSections } from "@holdfast/content/legal/legal-numbering";
import type { LegalText } from "@holdfast/content/legal/legal-text";
import { useId, useState } from "react";
import { LegalClauseList } from "./legal-clause-list";
import { LegalContentsMenu } from "./legal-contents-menu";
import { readSiteFacts } from "../../platform/site/read-site-facts";
import styles from "./legal-text-section.module.css";

/** Minimum number of sections for a table of contents. */
const LONG = 8;

/** Texts that say who processes data. */
const NAMES_PROVIDERS: ReadonlySet<string> = new Set(["schedule-2", "privacy-policy"]);

/** A legal text: version date, operator, providers, introduction, table of contents and numbered clauses. */
export const LegalTextSection = ({ text }: { readonly text: LegalText }) => {
  const prefix = useId();
  const [{ operator, providers = [] }] = useState(readSiteFacts);
  const sections = numberSections(text).map((section) => ({
    ...section,
    id: `${prefix}${section.number.replace(" ", "-")}`,
  }));
  const isLong = sections.length >= LONG;
  return (
    <div className={styles.page} data-long={isLong ? "" : undefined}>
      {isLong && <LegalContentsMenu entries={sections} />}
      <div className={styles.text}>
        <p className={styles.version}>Version of {dateInText(text.version)}</p>
        {/* A printout has no footer and no contact page, so the text itself names the other party. */}
        <p className={styles.version}>
          Operator of the service:{" "}
          {[operator.name, operator.address, operator.email]
            .filter((part) => part !== null)
            .join(", ")}
        </p>
        {providers.length > 0 && NAMES_PROVIDERS.has(text.id) && (
          <p className={styles.version}>
            Providers in use:{" "}
            {providers
              .map(({ name, country, purpose }) => `${name}, ${country} (${purpose})`)
              .join("; ")}
          </p>
        )}
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
