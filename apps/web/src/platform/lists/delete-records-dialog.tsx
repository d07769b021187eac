import type { ReactNode } from "react";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { nameOfRecords, useRecordDeletion } from "./use-record-deletion";
import type { DeletedRecords } from "./use-record-deletion";

type DeleteRecordsDialogProps = DeletedRecords & {
  /** What one entry is called in a sentence. */
  readonly noun: string;
  /** What else the deletion changes. */
  readonly children: ReactNode;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
};

/** Asks before one or more entries of a list are deleted, and deletes them. */
export const DeleteRecordsDialog = (props: DeleteRecordsDialogProps) => {
  const { entries, noun, onDeleted, onClose, children } = props;
  const deleteEntries = useRecordDeletion();
  const name = nameOfRecords(props);
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      isOpen
      onClose={onClose}
      onConfirm={() => {
        deleteEntries(props);
        onDeleted();
      }}
      confirmLabel={`Delete ${entries.length === 1 ? noun : name}`}
    >
      {children}
    </ConfirmDialog>
  );
};
