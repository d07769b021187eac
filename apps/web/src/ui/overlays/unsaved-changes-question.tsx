import { ConfirmDialog } from "./confirm-dialog";
import type { GuardState } from "./unsaved-changes";

/** What a guard asks before something typed is lost. */
export const LeaveQuestion = ({ asked, forget }: Pick<GuardState, "asked" | "forget">) => (
  <ConfirmDialog
    title="Discard what you entered?"
    isOpen={asked !== null}
    onClose={forget}
    onConfirm={() => asked?.()}
    confirmLabel="Discard"
    cancelLabel="Keep editing"
  >
    It has not been saved yet.
  </ConfirmDialog>
);
