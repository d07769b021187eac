import { useEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { ConfirmDialog } from "./confirm-dialog";
import { LeaveGuardContext } from "./leave-guard";
import type { LeaveGuard } from "./leave-guard";
import { ModalWindow } from "./modal-window";

type DialogProps = {
  readonly title: string;
  readonly isOpen: boolean;
  /** Escape and the cross, once the person agrees to lose what was typed; a click beside it does nothing. */
  readonly onClose: () => void;
  /** Width in CSS pixels on a screen that has them; 640 unless told. */
  readonly width?: 500 | 600 | 640 | 880;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
};

/** A modal window. One that holds a form in which something was typed asks before it closes (`useUnsaved`). */
export const Dialog = (props: DialogProps) => props.isOpen && <GuardedWindow {...props} />;

const GuardedWindow = ({ onClose, children, ...rest }: DialogProps) => {
  const holders = useRef(new Set<string>());
  /** What is to be done once the person agrees. */
  const [asked, setAsked] = useState<{ readonly act: () => void } | null>(null);

  const guard = useMemo<LeaveGuard>(
    () => ({
      hold: (holder, isUnsaved) => {
        if (isUnsaved) holders.current.add(holder);
        else holders.current.delete(holder);
      },
      leave: (act) => {
        if (holders.current.size > 0) setAsked({ act });
        else act();
      },
    }),
    [],
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (holders.current.size > 0) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);

  return (
    <ModalWindow {...rest} onClose={() => guard.leave(onClose)}>
      <LeaveGuardContext value={guard}>{children}</LeaveGuardContext>
      {/* Inside, for the window keeps the focus from all that is not its own. */}
      <ConfirmDialog
        title="Discard what you entered?"
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked?.act()}
        confirmLabel="Discard"
        cancelLabel="Keep editing"
      >
        It has not been saved yet.
      </ConfirmDialog>
    </ModalWindow>
  );
};
