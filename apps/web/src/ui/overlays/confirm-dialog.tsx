import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { messageOf } from "../feedback/shown-error";
import { Alert } from "../feedback/alert";
import { Button } from "../buttons/button";
import { ModalWindow } from "./modal-window";
import { TextField } from "../fields/inputs/text-field";
import styles from "./confirm-dialog.module.css";

type ConfirmDialogProps = {
  /** The question, naming its object: 'Delete the plan Harbour Café?' */
  readonly title: string;
  /** What will and will not happen. */
  readonly children?: ReactNode;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Performs the action. The dialog stays open until the promise settles, and shows why it was rejected. */
  readonly onConfirm: () => Promise<unknown> | void;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** Text that must be typed exactly to enable the action, such as the plan's name. */
  readonly typeToConfirm?: string;
  /** 'primary' for a question about something that deletes nothing. */
  readonly variant?: "danger" | "primary";
};

/** Asks for confirmation before something is lost. The focus starts on the safe choice, so Enter alone does nothing. */
export const ConfirmDialog = (props: ConfirmDialogProps) =>
  props.isOpen && (
    <ModalWindow title={props.title} onClose={props.onClose} role="alertdialog" width={500}>
      <Question {...props} />
    </ModalWindow>
  );

const Question = (props: ConfirmDialogProps) => {
  const [typed, setTyped] = useState("");
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const isTyped = props.typeToConfirm === undefined || typed === props.typeToConfirm;

  // In an effect, because a dialog below holds the focus until this one is mounted.
  useEffect(() => form.current?.querySelector<HTMLElement>("input, [type=button]")?.focus(), []);

  const confirm = async () => {
    if (!isTyped || isWorking) return;
    setWorking(true);
    setRefusal(undefined);
    try {
      await props.onConfirm();
      props.onClose();
    } catch (error) {
      setRefusal(messageOf(error));
      setWorking(false);
    }
  };

  return (
    <form
      ref={form}
      className={styles.question}
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      {props.children !== undefined && <div className={styles.text}>{props.children}</div>}
      {props.typeToConfirm !== undefined && (
        <TextField
          name="confirmation"
          label={`Type “${props.typeToConfirm}” to confirm`}
          value={typed}
          onChange={setTyped}
        />
      )}
      {refusal !== undefined && <Alert variant="problem">{refusal}</Alert>}
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant={props.variant ?? "danger"}
          isDisabled={!isTyped}
          isPending={isWorking}
        >
          {props.confirmLabel}
        </Button>
        <Button onPress={props.onClose} isDisabled={isWorking}>
          {props.cancelLabel ?? "Cancel"}
        </Button>
      </div>
    </form>
  );
};
