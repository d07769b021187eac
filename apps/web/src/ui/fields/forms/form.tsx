import { useEffect, useRef } from "react";
import type { FormEvent, ReactNode, RefObject } from "react";
import { Alert } from "../../feedback/alert";
import { Button } from "../../buttons/button";
import styles from "./form.module.css";
import { useLeave } from "../../overlays/unsaved-changes";

type FormProps = {
  /** The parts of `use-contract-form` that a form uses. */
  readonly form: {
    readonly formProps: {
      readonly ref: RefObject<HTMLFormElement | null>;
      readonly onSubmit: (event: FormEvent) => void;
    };
    readonly formError: string | undefined;
    /** Shown above the fields. */
    readonly notice?: ReactNode;
    readonly isSending: boolean;
  };
  readonly children: ReactNode;
  readonly submitLabel?: string;
  /** 'danger' if submitting deletes something. */
  readonly submitVariant?: "primary" | "danger";
  /** In a dialog, runs once the person agrees to discard unsaved input. */
  readonly onCancel?: () => void;
  readonly isSubmitDisabled?: boolean;
  /** Gives the submit button the full width, for narrow dialogs. */
  readonly isSubmitFullWidth?: boolean;
  /** Omits the row of buttons, for a form whose page frame has them. */
  readonly isFooterHidden?: boolean;
  /** A second submit button, next to the first. */
  readonly otherSubmit?: ReactNode;
  readonly id?: string;
};

/** A form of readable width, with its error above the buttons. Enter saves. */
export const Form = (props: FormProps) => {
  const leave = useLeave();
  const { onCancel } = props;
  const foot = useRef<HTMLDivElement>(null);
  const { formError } = props.form;
  // After Enter at the top of a long form, the error at its end would be off screen.
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
      {props.form.notice}
      {props.children}
      <div ref={foot} className={styles.foot}>
        {formError !== undefined && <Alert variant="problem">{formError}</Alert>}
        {props.isFooterHidden !== true && (
          <div className={styles.buttons}>
            <Button
              type="submit"
              variant={props.submitVariant ?? "primary"}
              isPending={props.form.isSending}
              isDisabled={props.isSubmitDisabled === true}
              isFullWidth={props.isSubmitFullWidth === true}
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
