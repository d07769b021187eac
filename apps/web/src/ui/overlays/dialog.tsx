import type { ReactNode } from "react";
import { UnsavedChangesContext, useLeaveGuard } from "./unsaved-changes";
import { UnsavedChangesQuestion } from "./unsaved-changes-question";
import { ModalWindow } from "./modal-window";

type DialogProps = {
  readonly title: string;
  readonly isOpen: boolean;
  /** Runs on Escape and Close, once the person agrees to discard unsaved input. A click outside does nothing. */
  readonly onClose: () => void;
  /** Width in CSS pixels, if the screen is that wide; 640 by default. */
  readonly width?: 500 | 600 | 640 | 880;
  /** The id of the text to announce with the title, if the focus starts below that text. */
  readonly describedBy?: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
};

/** A modal dialog. Asks before it closes if a form inside has unsaved input (`useUnsaved`). */
export const Dialog = (props: DialogProps) => props.isOpen && <GuardedWindow {...props} />;

const GuardedWindow = ({ onClose, children, footer, ...rest }: DialogProps) => {
  const { guard, pending, forget } = useLeaveGuard();
  return (
    <ModalWindow
      {...rest}
      onClose={() => guard.leave(onClose)}
      footer={footer && <UnsavedChangesContext value={guard}>{footer}</UnsavedChangesContext>}
    >
      <UnsavedChangesContext value={guard}>{children}</UnsavedChangesContext>
      {/* Inside, because the dialog traps the focus. */}
      <UnsavedChangesQuestion pending={pending} forget={forget} />
    </ModalWindow>
  );
};
