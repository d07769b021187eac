import { Fragment } from "react";
import type { ReactNode } from "react";
import { showDeleted } from "../feedback/show-deleted";
import type { EntryEditor } from "../fields/use-entry-editor";
import { lazyComponent } from "../loading/lazy-component";

const Dialog = lazyComponent(async () => (await import("./dialog")).Dialog);

const ConfirmDialog = lazyComponent(async () => (await import("./confirm-dialog")).ConfirmDialog);

type EntryDialogsProps<Row> = {
  readonly editor: EntryEditor<Row>;
  /** What one entry is called in a sentence: 'contact', 'business location'. */
  readonly noun: string;
  readonly nameOf: (row: Row) => string;
  /** Renders the form of a row; null is a new entry. */
  readonly form: (row: Row | null) => ReactNode;
  readonly onDelete: (row: Row) => Promise<unknown>;
  /** What else changes when a row is deleted, as text for all rows or by row. */
  readonly deletes: string | ((row: Row) => ReactNode);
  /**
   * Returns a function that creates a deleted row again, if all of it can be restored; called before the deletion.
   */
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
  const row = open.act === "edit" ? open.row : null;
  return (
    <Dialog
      title={row === null ? `Add ${props.noun}` : `Edit ${nameOf(row)}`}
      isOpen
      onClose={editor.close}
    >
      <Fragment key={editor.round}>{props.form(row)}</Fragment>
    </Dialog>
  );
};
