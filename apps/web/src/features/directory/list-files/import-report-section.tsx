import { IMPORT_DUPLICATES, rowMessage } from "@holdfast/contract/directory/import";
import type { ImportReport } from "@holdfast/contract/directory/import";
import { Alert } from "../../../ui/feedback/alert";
import styles from "./import-dialog.module.css";

type ImportReportSectionProps = {
  readonly report: ImportReport;
  readonly noun: string;
  readonly nouns: string;
};

/** What an import would add, replace and leave out. */
export const ImportReportSection = ({ report, noun, nouns }: ImportReportSectionProps) => {
  const { added, replaced = 0, duplicateCount, duplicates, invalidCount, missingFields } = report;
  const isRead = invalidCount === 0 && missingFields.length === 0;
  const hidden = duplicateCount - duplicates.length;
  return (
    <>
      {isRead && added > 0 && (
        <Alert variant={replaced > 0 ? "warning" : "done"}>
          {`${added.toLocaleString("en-AU")} ${added === 1 ? noun : nouns} will `}
          {replaced > 0
            ? `replace the ${replaced.toLocaleString("en-AU")} that are listed now.`
            : "be added."}
        </Alert>
      )}
      {isRead && added === 0 && (
        <Alert variant="note">
          {`There is nothing to add.${duplicateCount > 0 ? " Every row is a duplicate." : ""}`}
        </Alert>
      )}
      {duplicateCount > 0 && (
        <Alert variant="warning" title={IMPORT_DUPLICATES}>
          <ul className={styles.lines} aria-label="Duplicates">
            {duplicates.map(({ row, name }) => (
              <li key={row}>{rowMessage(row, name)}</li>
            ))}
            {hidden > 0 && <li>{`and ${hidden.toLocaleString("en-AU")} more`}</li>}
          </ul>
          <p>They will be left out.</p>
        </Alert>
      )}
    </>
  );
};
