import type { ReactNode } from "react";
import { RecordDialog } from "./record-dialog";
import type { RecordDialogProps } from "./record-dialog";
import { ConfirmDialog } from "./confirm-dialog";

type RecordDialogsProps<Row> = RecordDialogProps<Row> & {
  readonly onDelete: (row: Row) => Promise<unknown> | void;
  /** What else changes when a row is deleted, as text for all rows or by row. */
  readonly deletes: string | ((row: Row) => ReactNode);
};

/** The dialogs of a list: add, edit, and the confirmation of a deletion. */
export const RecordDialogs = <Row,>(props: RecordDialogsProps<Row>) => {
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
  return <RecordDialog {...props} />;
};
