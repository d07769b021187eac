import { ConfirmDialog } from "./confirm-dialog";
import type { GuardState } from "./unsaved-changes";

/** Asks before unsaved input is discarded. */
export const LeaveQuestion = ({ asked, forget }: Pick<GuardState, "asked" | "forget">) => (
  <ConfirmDialog
    title="Discard changes?"
    isOpen={asked !== null}
    onClose={forget}
    onConfirm={() => asked?.()}
    confirmLabel="Discard"
    cancelLabel="Keep editing"
  >
    Your changes haven't been saved.
  </ConfirmDialog>
);
