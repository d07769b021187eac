import { TextArea as AriaTextArea } from "react-aria-components/TextArea";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import { FieldLabel } from "./field-label";
import { FieldMessage } from "./field-message";
import type { FieldProps } from "./field-props";
import field from "./field.module.css";
import styles from "./text-area.module.css";

type TextAreaProps = FieldProps<string> & {
  /** Lines shown at first; it grows with what is typed where the browser can do that. */
  readonly rows?: number;
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** Enter saves the form, as in a field of one line, and Shift with Enter breaks the line. */
  readonly isSavedByEnter?: boolean;
};

/** Text of several lines. Enter breaks the line, unless told; Ctrl or Cmd with Enter saves the form. */
export const TextArea = (props: TextAreaProps) => (
  <AriaTextField
    className={field.field ?? ""}
    data-field={props.name}
    name={props.name}
    value={props.value ?? ""}
    onChange={props.onChange}
    onBlur={() => props.onBlur?.()}
    isInvalid={props.error !== undefined}
    isRequired={props.isRequired === true}
    isDisabled={props.isDisabled === true}
    validationBehavior="aria"
    {...(props.maxLength ? { maxLength: props.maxLength } : {})}
  >
    <FieldLabel isRequired={props.isRequired} isHidden={props.isLabelHidden}>
      {props.label}
    </FieldLabel>
    <AriaTextArea
      className={`${field.control} ${styles.area}`}
      rows={props.rows ?? 4}
      placeholder={props.placeholder}
      onKeyDown={(event) => {
        // While letters are being composed, Enter belongs to the input method.
        if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
        const isSaving = props.isSavedByEnter === true && !event.shiftKey && !event.altKey;
        if (!isSaving && !event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        event.currentTarget.closest("form")?.requestSubmit();
      }}
    />
    <FieldMessage error={props.error} description={props.description} isCompact={props.isCompact} />
  </AriaTextField>
);
