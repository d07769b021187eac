import { TextArea as AriaTextArea } from "react-aria-components/TextArea";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import { FieldLabel } from "../field-label";
import { FieldMessage } from "../field-message";
import type { FieldProps } from "../field-props";
import field from "../field.module.css";
import styles from "./text-area.module.css";

type TextAreaProps = FieldProps<string> & {
  /** Initial number of lines; the field grows with its text if the browser supports that. */
  readonly rows?: number;
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** Enter saves the form, as in a single-line field, and Shift+Enter adds a line. */
  readonly isSavedByEnter?: boolean;
};

/** Multi-line text. Enter adds a line, unless `isSavedByEnter`; Ctrl+Enter or Cmd+Enter saves the form. */
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
        // During composition, Enter belongs to the input method.
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
