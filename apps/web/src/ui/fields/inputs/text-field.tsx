import type { ComponentProps } from "react";
import { Input } from "react-aria-components/Input";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import { FieldLabel } from "../field-label";
import { FieldMessage } from "../field-message";
import type { FieldProps } from "../field-props";
import styles from "../field.module.css";
import { focusOnMount } from "../../layout/focus-on-mount";

type TextFieldProps = FieldProps<string> & {
  readonly type?: "text" | "email" | "password" | "tel" | "url" | "time";
  readonly placeholder?: string;
  readonly autoComplete?: ComponentProps<"input">["autoComplete"];
  readonly inputMode?: "text" | "numeric" | "email" | "tel" | "url";
  readonly maxLength?: number;
  /** Takes the focus on mount, for the first field of a dialog. */
  readonly autoFocus?: boolean;
};

/** A single line of text. */
export const TextField = (props: TextFieldProps) => (
  <AriaTextField
    className={styles.field ?? ""}
    data-field={props.name}
    name={props.name}
    type={props.type ?? "text"}
    value={props.value ?? ""}
    onChange={props.onChange}
    onBlur={() => props.onBlur?.()}
    isInvalid={props.error !== undefined}
    isRequired={props.isRequired === true}
    isDisabled={props.isDisabled === true}
    autoComplete={props.autoComplete ?? "off"}
    validationBehavior="aria"
    {...(props.inputMode ? { inputMode: props.inputMode } : {})}
    {...(props.maxLength ? { maxLength: props.maxLength } : {})}
  >
    <FieldLabel isRequired={props.isRequired} isHidden={props.isLabelHidden}>
      {props.label}
    </FieldLabel>
    <Input
      className={styles.control ?? ""}
      placeholder={props.placeholder}
      {...(props.autoFocus === true ? { ref: focusOnMount } : {})}
    />
    <FieldMessage error={props.error} description={props.description} isCompact={props.isCompact} />
  </AriaTextField>
);
