import {
  IMPORT_DUPLICATES,
  IMPORT_FAILED,
  IMPORT_INVALID_ROWS,
  rowMessage,
} from "@holdfast/contract/directory/import";
import type { ImportReport } from "@holdfast/contract/directory/import";
import { Alert } from "../../ui/feedback/alert";
import styles from "./import-dialog.module.css";

type ImportReportSectionProps = {
  readonly report: ImportReport;
  readonly noun: string;
  readonly nouns: string;
};

/** What an import would add, leave out and refuse. */
export const ImportReportSection = ({ report, noun, nouns }: ImportReportSectionProps) => {
  const { added, duplicateCount, invalidCount, ignoredColumns } = report;
  const count = (rows: number) => `${rows} ${rows === 1 ? noun : nouns}`;
  return (
    <>
      {invalidCount === 0 && added > 0 && (
        <Alert variant="done">{`${count(added)} will be added.`}</Alert>
      )}
      {invalidCount === 0 && added === 0 && (
        <Alert variant="note">There is nothing to add. Every row is a duplicate.</Alert>
      )}
      {invalidCount > 0 && (
        <Alert variant="problem" title={IMPORT_FAILED.message}>
          <p>{IMPORT_INVALID_ROWS}</p>
          <Lines
            label="Rows that are wrong"
            lines={messagesByRow(report)}
            hidden={invalidCount - new Set(report.invalid.map(({ row }) => row)).size}
          />
          <p>Correct these rows in your file, then choose it again.</p>
        </Alert>
      )}
      {duplicateCount > 0 && (
        <Alert variant="warning" title={IMPORT_DUPLICATES}>
          <Lines
            label="Duplicates"
            lines={report.duplicates.map(({ row, name }) => rowMessage(row, name))}
            hidden={duplicateCount - report.duplicates.length}
          />
          <p>They will be left out.</p>
        </Alert>
      )}
      {ignoredColumns.length > 0 && (
        <Alert variant="note">{`These columns will not be imported: ${ignoredColumns.join(", ")}.`}</Alert>
      )}
    </>
  );
};

/** One line for each row: 'Row {n}: {messages}' (specification, plan workspace, section 5). */
const messagesByRow = ({ invalid }: ImportReport) =>
  [...Map.groupBy(invalid, ({ row }) => row)].map(([row, of]) =>
    rowMessage(row, of.map(({ message }) => message).join(" ")),
  );

type LinesProps = {
  readonly label: string;
  readonly lines: readonly string[];
  /** How many more there are. */
  readonly hidden: number;
};

const Lines = ({ label, lines, hidden }: LinesProps) => (
  <ul className={styles.lines} aria-label={label}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
    {hidden > 0 && <li>{`and ${hidden} more`}</li>}
  </ul>
);
