import {
  IMPORT_FAILED,
  IMPORT_INVALID_ROWS,
  rowMessage,
} from "@holdfast/contract/directory/import";
import { Button } from "../../../ui/buttons/button";
import { Alert } from "../../../ui/feedback/alert";
import { messagesOfRow } from "./import-rules";
import type { ListImport } from "./use-list-import";
import styles from "./import-dialog.module.css";

type ImportRowsSectionProps = {
  readonly list: ListImport;
  readonly checked: NonNullable<ListImport["checked"]>;
  /** Focuses the first row's button, after another row was corrected. */
  readonly autoFocus: boolean;
  readonly onEdit: (row: number) => void;
};

/** The rows that are wrong, each with a button that corrects it. */
export const ImportRowsSection = ({ list, checked, autoFocus, onEdit }: ImportRowsSectionProps) => {
  const { report } = checked;
  if (report.invalidCount === 0) return null;
  const further = report.invalidCount - report.wrongRows.length;
  return (
    <>
      <Alert variant="problem" title={IMPORT_FAILED.message}>
        <p>{IMPORT_INVALID_ROWS}</p>
        <p>Nothing has been imported yet.</p>
      </Alert>
      <ul className={styles.rows} aria-label="Rows that are wrong">
        {report.wrongRows.map(({ row }, at) => (
          <li key={row}>
            {/* 'Row {n}: {messages}' (specification, plan workspace, section 5). */}
            <span>{rowMessage(row, [...messagesOfRow(report, row).values()].join(" "))}</span>
            <Button
              size="small"
              label={`Correct row ${row}`}
              isDisabled={list.running !== undefined}
              autoFocus={autoFocus && at === 0}
              onPress={() => onEdit(row)}
            >
              Correct
            </Button>
          </li>
        ))}
        {further > 0 && (
          <li>{`and ${further} more. They are listed once these are corrected. You can also correct your file and choose it again.`}</li>
        )}
      </ul>
    </>
  );
};
