import { ConfirmDialog } from "./confirm-dialog";
import type { GuardState } from "./unsaved-changes";

/** Asks before unsaved input is discarded. */
export const UnsavedChangesQuestion = ({
  pending,
  forget,
}: Pick<GuardState, "pending" | "forget">) => (
  <ConfirmDialog
    title="Discard changes?"
    isOpen={pending !== null}
    onClose={forget}
    onConfirm={() => pending?.()}
    confirmLabel="Discard"
    cancelLabel="Keep editing"
  >
    Your changes haven’t been saved.
  </ConfirmDialog>
);
