import type { LegalText } from "@holdfast/content/legal/legal-text";
import { formatDate } from "../../platform/date-format";
import styles from "./legal-text-section.module.css";

/** A legal text to be read: its sections, and the day of its wording. */
export const LegalTextSection = ({ text }: { readonly text: LegalText }) => (
  <div className={styles.text}>
    <p className={styles.version}>Wording of {formatDate(text.version)}</p>
    {text.sections.map((section) => (
      <section key={section.heading}>
        <h3 className={styles.heading}>{section.heading}</h3>
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    ))}
  </div>
);
