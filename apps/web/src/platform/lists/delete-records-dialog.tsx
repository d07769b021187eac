import type { ReactNode } from "react";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { nameOfRecords, useRecordDeletion } from "./use-record-deletion";
import type { DeletedRecords } from "./use-record-deletion";

type DeleteRecordsDialogProps = DeletedRecords & {
  /** What one record is called in a sentence. */
  readonly noun: string;
  /** What else the deletion changes. */
  readonly children: ReactNode;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
};

/** Asks before one or more records of a list are deleted, and deletes them. */
export const DeleteRecordsDialog = (props: DeleteRecordsDialogProps) => {
  const { records, noun, onDeleted, onClose, children } = props;
  const deleteRecords = useRecordDeletion();
  const name = nameOfRecords(props);
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      isOpen
      onClose={onClose}
      onConfirm={() => {
        deleteRecords(props);
        onDeleted();
      }}
      confirmLabel={`Delete ${records.length === 1 ? noun : name}`}
    >
      {children}
    </ConfirmDialog>
  );
};
