import type { LegalParagraph, LegalSection, LegalText } from "./legal-text";

export type NumberedClause = {
  /** As in references: '4.2', 'A1.3'. */
  readonly number: string;
  readonly paragraph: LegalParagraph;
};

export type NumberedSection = {
  /** '4' or 'Appendix 1'. */
  readonly number: string;
  /** Number and heading as one line: '4. Security', 'Appendix 1: The transfer'. */
  readonly title: string;
  readonly isAppendix: boolean;
  readonly clauses: readonly NumberedClause[];
};

/** Numbers sections and appendices separately, each from 1, and the clauses of each from 1. */
export function numberSections(text: LegalText): readonly NumberedSection[] {
  let sections = 0;
  let appendices = 0;
  return text.sections.map((section) => {
    if (section.isAppendix === true) {
      appendices += 1;
      const title = `Appendix ${appendices}: ${section.heading}`;
      return numbered(section, `Appendix ${appendices}`, title, `A${appendices}`);
    }
    sections += 1;
    return numbered(section, String(sections), `${sections}. ${section.heading}`, String(sections));
  });
}

const numbered = (
  section: LegalSection,
  number: string,
  title: string,
  prefix: string,
): NumberedSection => ({
  number,
  title,
  isAppendix: section.isAppendix === true,
  clauses: section.paragraphs.map((paragraph, index) => ({
    number: `${prefix}.${index + 1}`,
    paragraph,
  })),
});

/** Returns the label of a point in a clause: 0 is '(a)'. No clause has more than 26 points. */
export const pointLetter = (index: number): string => `(${String.fromCodePoint(97 + index)})`;
