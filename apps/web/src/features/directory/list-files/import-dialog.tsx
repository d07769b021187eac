import { IMPORTED } from "@holdfast/contract/directory/import";
import { useState } from "react";
import { Alert } from "../../../ui/feedback/alert";
import { showToast } from "../../../ui/feedback/toast-store";
import { Dialog } from "../../../ui/overlays/dialog";
import { firstMessageOf } from "../../../platform/api/call-error";
import type { FiledList } from "./choose-list-files";
import { CorrectedRowsSection } from "./corrected-rows-section";
import { ImportColumnsSection } from "./import-columns-section";
import { ImportFooter } from "./import-footer";
import { ImportLoading } from "./import-loading";
import { ImportReportSection } from "./import-report-section";
import { ImportRowForm } from "./import-row-form";
import { ImportRowsSection } from "./import-rows-section";
import { ImportSourceSection } from "./import-source-section";
import { findEditedRow, PASTED_ROWS } from "./import-rules";
import { useListImport } from "./use-list-import";
import styles from "./import-dialog.module.css";

type ImportDialogProps = FiledList & { readonly onClose: () => void };

/**
 * Imports a list from a file or from pasted rows: they are checked first, rows that are wrong are corrected here, and
 * nothing is added until the person has seen the result.
 */
export const ImportDialog = (props: ImportDialogProps) => {
  const { ownerId, kind, noun, nouns, warning, onClose } = props;
  const list = useListImport(props, () => {
    showToast({ variant: "done", title: IMPORTED });
    onClose();
  });
  const [editedRow, setEditedRow] = useState<number>();
  const [wasEdited, setWasEdited] = useState(false);
  const { checked, running, refusal } = list;
  // The field of pasted rows had the focus and is gone.
  const autoFocus = wasEdited || list.fileName === PASTED_ROWS;
  const close = () => {
    list.stop();
    onClose();
  };
  const added = checked?.report.added ?? 0;
  const edited = checked && editedRow !== undefined && findEditedRow(checked, editedRow);
  return (
    <Dialog
      title={`Import ${nouns}`}
      isOpen
      onClose={close}
      footer={
        !edited && (
          <ImportFooter
            list={list}
            noun={noun}
            nouns={nouns}
            autoFocus={autoFocus}
            onClose={close}
          />
        )
      }
    >
      <div className={styles.steps}>
        {edited ? (
          <ImportRowForm
            key={editedRow}
            list={list}
            checked={checked}
            edited={edited}
            onClose={() => {
              setEditedRow(undefined);
              setWasEdited(true);
            }}
          />
        ) : (
          <>
            {warning !== undefined && <Alert variant="warning">{warning}</Alert>}
            <ImportSourceSection ownerId={ownerId} kind={kind} list={list} />
            {list.fileName !== undefined && <p className={styles.file}>{list.fileName}</p>}
            {refusal && !running && <Alert variant="problem">{firstMessageOf(refusal)}</Alert>}
            {checked && running !== "import" && (
              <>
                <ImportRowsSection
                  list={list}
                  checked={checked}
                  autoFocus={autoFocus}
                  onEdit={setEditedRow}
                />
                <ImportReportSection report={checked.report} noun={noun} nouns={nouns} />
                <CorrectedRowsSection list={list} checked={checked} onEdit={setEditedRow} />
                <ImportColumnsSection
                  key={JSON.stringify(checked.report.columns)}
                  list={list}
                  checked={checked}
                />
              </>
            )}
          </>
        )}
        {running === "check" && <ImportLoading>Checking the rows...</ImportLoading>}
        {running === "import" && (
          <ImportLoading>{`Adding ${added.toLocaleString("en-AU")} ${added === 1 ? noun : nouns}...`}</ImportLoading>
        )}
      </div>
    </Dialog>
  );
};
