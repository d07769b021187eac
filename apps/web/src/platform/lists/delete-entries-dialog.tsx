import type { ReactNode } from "react";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { nameOfEntries, useEntryDeletion } from "./use-entry-deletion";
import type { DeletedEntries } from "./use-entry-deletion";

type DeleteEntriesDialogProps = DeletedEntries & {
  /** What one entry is called in a sentence. */
  readonly noun: string;
  /** What else the deletion changes. */
  readonly children: ReactNode;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
};

/** Asks before one or more entries of a list are deleted, and deletes them. */
export const DeleteEntriesDialog = (props: DeleteEntriesDialogProps) => {
  const { entries, noun, onDeleted, onClose, children } = props;
  const deleteEntries = useEntryDeletion();
  const name = nameOfEntries(props);
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
