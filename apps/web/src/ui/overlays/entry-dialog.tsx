import { Fragment } from "react";
import type { ReactNode } from "react";
import type { EntryEditor } from "../fields/forms/use-entry-editor";
import { Dialog } from "./dialog";

export type EntryDialogProps<Row> = {
  readonly editor: EntryEditor<Row>;
  /** What one entry is called in a sentence: 'contact', 'business location'. */
  readonly noun: string;
  readonly nameOf: (row: Row) => string;
  /** Renders the form of a row; null is a new entry. */
  readonly form: (row: Row | null) => ReactNode;
};

/** The dialog of a list that adds or edits an entry. */
export const EntryDialog = <Row,>({ editor, noun, nameOf, form }: EntryDialogProps<Row>) => {
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
