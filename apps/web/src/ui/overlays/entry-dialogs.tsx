import type { ReactNode } from "react";
import { showDeleted } from "../feedback/show-deleted";
import { lazyComponent } from "../loading/lazy-component";
import { EntryDialog } from "./entry-dialog";
import type { EntryDialogProps } from "./entry-dialog";

const ConfirmDialog = lazyComponent(async () => (await import("./confirm-dialog")).ConfirmDialog);

type EntryDialogsProps<Row> = EntryDialogProps<Row> & {
  readonly onDelete: (row: Row) => Promise<unknown>;
  /** What else changes when a row is deleted, as text for all rows or by row. */
  readonly deletes: string | ((row: Row) => ReactNode);
  /** Returns a function that restores a deleted row, if all of it can be restored; called before the deletion. */
  readonly undoOf?: (row: Row) => (() => Promise<unknown>) | undefined;
  /** Toast after a deletion, worded as in the specification. */
  readonly deletedMessage: string;
};

/** The dialogs of a list: add, edit, and the confirmation of a deletion. */
export const EntryDialogs = <Row,>(props: EntryDialogsProps<Row>) => {
  const { editor, nameOf } = props;
  const { open } = editor;

  if (open === null) return null;
  if (open.act === "delete") {
    return (
      <ConfirmDialog
        title={`Delete ${nameOf(open.row)}?`}
        isOpen
        onClose={editor.close}
        onConfirm={async () => {
          const undo = props.undoOf?.(open.row);
          await props.onDelete(open.row);
          showDeleted({ title: props.deletedMessage, name: nameOf(open.row), undo });
        }}
        confirmLabel={`Delete ${props.noun}`}
      >
        {typeof props.deletes === "function" ? props.deletes(open.row) : props.deletes}
      </ConfirmDialog>
    );
  }
  return <EntryDialog {...props} />;
};
