import type { ReactNode } from "react";
import { LeaveGuardContext, useLeaveGuard } from "./unsaved-changes";
import { LeaveQuestion } from "./unsaved-changes-question";
import { ModalWindow } from "./modal-window";

type DialogProps = {
  readonly title: string;
  readonly isOpen: boolean;
  /** Escape and the cross, once the person agrees to lose what was typed; a click beside it does nothing. */
  readonly onClose: () => void;
  /** Width in CSS pixels on a screen that has them; 640 unless told. */
  readonly width?: 500 | 600 | 640 | 880;
  /** The id of the text to read out with the title, where the focus begins below that text. */
  readonly describedBy?: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
};

/** A modal window. One that holds a form in which something was typed asks before it closes (`useUnsaved`). */
export const Dialog = (props: DialogProps) => props.isOpen && <GuardedWindow {...props} />;

const GuardedWindow = ({ onClose, children, ...rest }: DialogProps) => {
  const { guard, asked, forget } = useLeaveGuard();
  return (
    <ModalWindow {...rest} onClose={() => guard.leave(onClose)}>
      <LeaveGuardContext value={guard}>{children}</LeaveGuardContext>
      {/* Inside, for the window keeps the focus from all that is not its own. */}
      <LeaveQuestion asked={asked} forget={forget} />
    </ModalWindow>
  );
};
