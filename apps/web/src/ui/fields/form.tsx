import { useEffect, useRef } from "react";
import type { FormEvent, ReactNode, RefObject } from "react";
import { Alert } from "../feedback/alert";
import { Button } from "../buttons/button";
import styles from "./form.module.css";
import { useLeave } from "../overlays/unsaved-changes";

type FormProps = {
  /** The form of `use-contract-form`, or anything that has these. */
  readonly form: {
    readonly formProps: {
      readonly ref: RefObject<HTMLFormElement | null>;
      readonly onSubmit: (event: FormEvent) => void;
    };
    readonly formError: string | undefined;
    readonly isSending: boolean;
  };
  readonly children: ReactNode;
  readonly submitLabel?: string;
  /** 'danger' where submitting destroys something. */
  readonly submitKind?: "primary" | "danger";
  /** Within a dialog it runs once the person agrees to lose what was typed. */
  readonly onCancel?: () => void;
  readonly isSubmitDisabled?: boolean;
  /** Stretches the submit button, for narrow dialogs. */
  readonly isSubmitWide?: boolean;
  /** Without the row of buttons, for a form whose page frame has them. */
  readonly isBare?: boolean;
  /** Beside the submit button: another way to save. */
  readonly otherSubmit?: ReactNode;
  readonly id?: string;
};

/** A form at a width one can read, its refusal above the buttons. Enter saves. */
export const Form = (props: FormProps) => {
  const leave = useLeave();
  const { onCancel } = props;
  const foot = useRef<HTMLDivElement>(null);
  const { formError } = props.form;
  // Enter in a field at the top of a long form: the reason at its end would be out of sight.
  useEffect(() => {
    if (formError !== undefined) foot.current?.scrollIntoView({ block: "nearest" });
  }, [formError]);
  return (
    <form
      {...props.form.formProps}
      className={styles.form}
      noValidate
      {...(props.id === undefined ? {} : { id: props.id })}
    >
      {props.children}
      <div ref={foot} className={styles.foot}>
        {formError !== undefined && <Alert kind="problem">{formError}</Alert>}
        {props.isBare !== true && (
          <div className={styles.buttons}>
            <Button
              type="submit"
              kind={props.submitKind ?? "primary"}
              isPending={props.form.isSending}
              isDisabled={props.isSubmitDisabled === true}
              isFullWidth={props.isSubmitWide === true}
            >
              {props.submitLabel ?? "Save"}
            </Button>
            {props.otherSubmit}
            {onCancel && <Button onPress={() => leave(onCancel)}>Cancel</Button>}
          </div>
        )}
      </div>
    </form>
  );
};
