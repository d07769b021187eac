import {
  IMPORT_FAILED,
  IMPORT_INVALID_ROWS,
  rowMessage,
} from "@holdfast/contract/directory/import";
import type { ImportReport } from "@holdfast/contract/directory/import";
import { Button } from "../../ui/buttons/button";
import { Alert } from "../../ui/feedback/alert";
import { useUnsaved } from "../../ui/overlays/unsaved-changes";
import { choicesWithRow, isLeftOut, messagesOfRow } from "./import-rules";
import type { ListImport } from "./use-list-import";
import styles from "./import-dialog.module.css";

type ImportRowsSectionProps = {
  readonly list: ListImport;
  readonly checked: NonNullable<ListImport["checked"]>;
  readonly onEdit: (row: number) => void;
};

/** The rows that are wrong and those that were corrected; each can be edited. */
export const ImportRowsSection = ({ list, checked, onEdit }: ImportRowsSectionProps) => {
  const { report, choices } = checked;
  const corrected = (choices.rows ?? []).filter(
    ({ row }) => !report.wrongRows.some((wrong) => wrong.row === row),
  );
  useUnsaved(list.running !== "import" && (choices.rows ?? []).length > 0);
  return (
    <>
      {report.invalidCount > 0 && (
        <Alert variant="problem" title={IMPORT_FAILED.message}>
          <p>{IMPORT_INVALID_ROWS}</p>
          <WrongRows report={report} isDisabled={list.running !== undefined} onEdit={onEdit} />
        </Alert>
      )}
      {corrected.length > 0 && (
        <section aria-label="Corrected rows">
          <h3>Corrected rows</h3>
          <ul className={styles.rows}>
            {corrected.map(({ row, texts }) => (
              <li key={row}>
                <span>{rowMessage(row, isLeftOut(texts) ? "Left out" : summaryOf(texts))}</span>
                {isLeftOut(texts) ? (
                  <Button
                    size="small"
                    label={`Put back row ${row}`}
                    isDisabled={list.running !== undefined}
                    onPress={() => void list.checkAgain(choicesWithRow(choices, row, null))}
                  >
                    Put back
                  </Button>
                ) : (
                  <Button
                    size="small"
                    label={`Edit row ${row}`}
                    isDisabled={list.running !== undefined}
                    onPress={() => onEdit(row)}
                  >
                    Edit
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};

/** The first texts of a row, by which a person knows it. */
const summaryOf = (texts: readonly string[]) =>
  texts
    .filter((text) => text !== "")
    .slice(0, 3)
    .join(", ");

type WrongRowsProps = {
  readonly report: ImportReport;
  readonly isDisabled: boolean;
  readonly onEdit: (row: number) => void;
};

/** 'Row {n}: {messages}' (specification, plan workspace, section 5). */
const WrongRows = ({ report, isDisabled, onEdit }: WrongRowsProps) => {
  const further = report.invalidCount - report.wrongRows.length;
  return (
    <ul className={styles.rows} aria-label="Rows that are wrong">
      {report.wrongRows.map(({ row }) => (
        <li key={row}>
          <span>{rowMessage(row, [...messagesOfRow(report, row).values()].join(" "))}</span>
          <Button
            size="small"
            label={`Correct row ${row}`}
            isDisabled={isDisabled}
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
  );
};
