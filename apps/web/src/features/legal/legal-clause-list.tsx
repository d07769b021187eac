import { pointLetter } from "@holdfast/content/legal/legal-numbering";
import type { NumberedClause } from "@holdfast/content/legal/legal-numbering";
import type { LegalParagraph } from "@holdfast/content/legal/legal-text";
import styles from "./legal-text-section.module.css";

/** The numbered clauses of one section of a legal text. */
export const LegalClauseList = ({ clauses }: { readonly clauses: readonly NumberedClause[] }) =>
  clauses.map(({ number, paragraph }) => (
    <div
      key={number}
      className={styles.clause}
      data-kind={typeof paragraph === "string" ? "text" : paragraph.kind}
    >
      <span className={styles.number}>{number}</span>
      <Body paragraph={paragraph} />
    </div>
  ));

const Body = ({ paragraph }: { readonly paragraph: LegalParagraph }) => {
  if (typeof paragraph === "string") return <p>{paragraph}</p>;
  return (
    <div className={styles.body}>
      <p className={styles.lead}>{paragraph.lead}</p>
      {paragraph.kind === "list" && (
        <ol className={styles.points}>
          {paragraph.points.map((point, index) => (
            <li key={point} className={styles.point}>
              <span className={styles.letter}>{pointLetter(index)}</span>
              <span>{point}</span>
            </li>
          ))}
        </ol>
      )}
      {paragraph.kind === "definitions" && (
        <dl className={styles.terms}>
          {paragraph.terms.map(({ term, meaning }) => (
            <div key={term} className={styles.definition}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
      {paragraph.kind === "table" && (
        <table className={styles.table}>
          <thead>
            <tr>
              {paragraph.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {paragraph.rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell) => (
                  <td key={cell}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
};
