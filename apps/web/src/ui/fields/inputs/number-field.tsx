import { useState } from "react";
import type { KeyboardEvent } from "react";
import { Input } from "react-aria-components/Input";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import { FieldLabel } from "../field-label";
import { FieldMessage } from "../field-message";
import type { ClearableFieldProps } from "../field-props";
import { focusOnMount } from "../../layout/focus-on-mount";
import { useUnsaved } from "../../overlays/unsaved-changes";
import { isBeyondExact, numberText, parseNumberText } from "./number-text";
import styles from "./number-field.module.css";
import field from "../field.module.css";

type NumberFieldProps = ClearableFieldProps<number> & {
  /** The lowest value for arrow keys; with 0 or more, a minus sign is rejected too. */
  readonly min?: number;
  readonly max?: number;
  /** How much an arrow key adds; 1 by default. */
  readonly step?: number;
  /** Decimal places; 0 by default, for whole numbers. */
  readonly digits?: number;
  /** Text before the number, such as a currency sign. */
  readonly prefix?: string;
  /** Text after the number, such as 'days'. */
  readonly suffix?: string;
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
};

/**
 * A number, grouped by thousands on blur. Reports its value on each key, so that derived values are live (React Aria's
 * own field reports on blur only). Arrow keys count up and down; an empty field is null, never 0.
 */
export const NumberField = (props: NumberFieldProps) => {
  const shape = { digits: props.digits ?? 0, allowsMinus: (props.min ?? 0) < 0 };
  const [typed, setTyped] = useState<string | null>(null);
  const value = props.value ?? null;
  const meant = typed === null ? null : parseNumberText(typed, shape);
  // Text that is not a number remains as typed and is marked; the form's value is null meanwhile.
  const isRefused = typed !== null && meant === undefined && value === null;
  useUnsaved(isRefused);
  const isTyping = typed !== null && (meant === value || isRefused);
  const notANumber = shape.digits > 0 ? "Please input a number." : "Please input a whole number.";
  const error = props.error ?? (isRefused ? notANumber : undefined);

  const type = (text: string) => {
    setTyped(text);
    props.onChange(parseNumberText(text, shape) ?? null);
  };

  const count = (event: KeyboardEvent) => {
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    const least = props.min ?? 0;
    const next = Math.min(
      Math.max((value ?? 0) + way * (props.step ?? 1), least),
      props.max ?? Infinity,
    );
    setTyped(null);
    props.onChange(next);
  };

  return (
    <AriaTextField
      className={field.field ?? ""}
      data-field={props.name}
      name={props.name}
      inputMode={shape.digits > 0 ? "decimal" : "numeric"}
      autoComplete="off"
      value={isTyping ? typed : numberText(value)}
      onChange={type}
      onBlur={() => {
        if (!isRefused && !isBeyondExact(value ?? 0)) setTyped(null);
        props.onBlur?.();
      }}
      isInvalid={error !== undefined}
      isRequired={props.isRequired === true}
      isDisabled={props.isDisabled === true}
      validationBehavior="aria"
    >
      <FieldLabel isRequired={props.isRequired} isHidden={props.isLabelHidden}>
        {props.label}
      </FieldLabel>
      <div className={styles.box}>
        {props.prefix !== undefined && <span className={styles.affix}>{props.prefix}</span>}
        <Input
          className={`${field.control} ${styles.input} figures`}
          placeholder={props.placeholder}
          // On the input, because a key handler on React Aria's field would stop Escape from closing the dialog.
          onKeyDown={count}
          {...(props.autoFocus === true ? { ref: focusOnMount } : {})}
        />
        {props.suffix !== undefined && <span className={styles.affix}>{props.suffix}</span>}
      </div>
      <FieldMessage error={error} description={props.description} />
    </AriaTextField>
  );
};
