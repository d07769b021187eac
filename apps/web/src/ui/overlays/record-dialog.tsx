import { Fragment } from "react";
import type { ReactNode } from "react";
import type { RecordEditor } from "../fields/forms/use-record-editor";
import { Dialog } from "./dialog";

export type RecordDialogProps<Row> = {
  readonly editor: RecordEditor<Row>;
  /** What one entry is called in a sentence: 'contact', 'business location'. */
  readonly noun: string;
  readonly nameOf: (row: Row) => string;
  /** Renders the form of a row; null is a new entry. */
  readonly form: (row: Row | null) => ReactNode;
};

/** The dialog of a list that adds or edits an entry. */
export const RecordDialog = <Row,>({ editor, noun, nameOf, form }: RecordDialogProps<Row>) => {
  const { open } = editor;
  if (open === null || open.act === "delete") return null;
  const row = open.act === "edit" ? open.row : null;
  return (
    <Dialog
      title={row === null ? `Add ${noun}` : `Edit ${nameOf(row)}`}
      isOpen
      onClose={editor.close}
    >
      <Fragment key={editor.round}>{form(row)}</Fragment>
    </Dialog>
  );
};
