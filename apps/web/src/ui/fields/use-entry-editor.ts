import { useRef, useState } from "react";
import { showToast } from "../feedback/toast-store";

/** What is open over a list: a form for a new entry or for one of its rows, or the question before a deletion. */
export type OpenEntry<Row> =
  | { readonly act: "add" }
  | { readonly act: "edit" | "delete"; readonly row: Row };

/** Adding to a list, changing and deleting its rows. Drawn by `EntryDialogs`. */
export type EntryEditor<Row> = {
  readonly open: OpenEntry<Row> | null;
  readonly add: () => void;
  readonly edit: (row: Row) => void;
  readonly remove: (row: Row) => void;
  readonly close: () => void;
  /** For a form, after its save: says so, then closes, or begins the next entry where that was asked for. */
  readonly saved: (message: string) => void;
  /** Whether the next save of a new entry begins another one. */
  readonly wantAnother: (isWanted: boolean) => void;
  /** Changes with each entry begun, so that its form starts empty. */
  readonly round: number;
};

/** What the form of one entry needs of it, whatever the row. */
export type FormEditor = Pick<EntryEditor<unknown>, "close" | "saved" | "wantAnother">;

/** Keeps which of a list's dialogs is open. */
export function useEntryEditor<Row>(): EntryEditor<Row> {
  const [open, setOpen] = useState<OpenEntry<Row> | null>(null);
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
      showToast({ kind: "done", title: message });
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
