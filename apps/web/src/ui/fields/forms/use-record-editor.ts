import { useRef, useState } from "react";
import { showToast } from "../../feedback/toast-store";

/** The open dialog of a list: the form of a new entry or of a row, or the confirmation of a deletion. */
export type OpenRecord<Row> =
  | { readonly act: "add" }
  | { readonly act: "edit" | "delete"; readonly row: Row };

/** Opens the dialogs that add, edit and delete entries of a list. Rendered by `RecordDialogs`. */
export type RecordEditor<Row> = {
  readonly open: OpenRecord<Row> | null;
  readonly add: () => void;
  readonly edit: (row: Row) => void;
  readonly remove: (row: Row) => void;
  readonly close: () => void;
  /** Call after a save: shows a toast, then closes the form or, if requested, begins another entry. */
  readonly saved: (message: string) => void;
  /** Sets whether the next save begins another entry. */
  readonly wantAnother: (isWanted: boolean) => void;
  /** Increases with each new entry, so that its form starts empty. */
  readonly round: number;
};

/** The part of the editor that an entry's form uses. */
export type FormEditor = Pick<RecordEditor<unknown>, "close" | "saved" | "wantAnother">;

/** Holds which of a list's dialogs is open. */
export function useRecordEditor<Row>(): RecordEditor<Row> {
  const [open, setOpen] = useState<OpenRecord<Row> | null>(null);
  const [round, setRound] = useState(0);
  const isAnotherWanted = useRef(false);
  const close = () => setOpen(null);
  return {
    open,
    add: () => setOpen({ act: "add" }),
    edit: (row) => setOpen({ act: "edit", row }),
    remove: (row) => setOpen({ act: "delete", row }),
    close,
    saved: (message) => {
      showToast({ variant: "done", title: message });
      if (isAnotherWanted.current) setRound((before) => before + 1);
      else close();
      isAnotherWanted.current = false;
    },
    wantAnother: (isWanted) => {
      isAnotherWanted.current = isWanted;
    },
    round,
  };
}
