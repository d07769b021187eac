import type { ReactNode } from "react";
import { EntryDialog } from "./entry-dialog";
import type { EntryDialogProps } from "./entry-dialog";
import { ConfirmDialog } from "./confirm-dialog";

type EntryDialogsProps<Row> = EntryDialogProps<Row> & {
  readonly onDelete: (row: Row) => Promise<unknown> | void;
  /** What else changes when a row is deleted, as text for all rows or by row. */
  readonly deletes: string | ((row: Row) => ReactNode);
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
        onConfirm={() => props.onDelete(open.row)}
        confirmLabel={`Delete ${props.noun}`}
      >
        {typeof props.deletes === "function" ? props.deletes(open.row) : props.deletes}
      </ConfirmDialog>
    );
  }
  return <EntryDialog {...props} />;
};
