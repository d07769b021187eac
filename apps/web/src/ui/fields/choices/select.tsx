import { useId } from "react";
import type { Choice } from "./choice";
import { FieldLabel } from "../field-label";
import { FieldMessage } from "../field-message";
import type { FieldProps } from "../field-props";
import field from "../field.module.css";
import { focusOnMount } from "../../layout/focus-on-mount";
import { Icon } from "../../buttons/icon";
import { saveByEnter } from "../forms/save-by-enter";
import styles from "./select.module.css";

type SelectProps<Id extends string> = FieldProps<Id> & {
  readonly choices: readonly (Omit<Choice, "note"> & { readonly id: Id })[];
  readonly placeholder?: string;
  /** Takes the focus on mount, for the first field of a dialog. */
  readonly autoFocus?: boolean;
};

/**
 * Selects one of a few choices. A native select, which phones show as their own list and which supports typing the
 * first letters while closed. If each choice needs an explanation, use RadioGroup.
 */
export const Select = <Id extends string>(props: SelectProps<Id>) => {
  const id = useId();
  const message = `${id}-message`;
  const isInvalid = props.error !== undefined;
  const isChosen = props.choices.some((choice) => choice.id === props.value);
  return (
    <div className={field.field} data-field={props.name} data-invalid={isInvalid ? "" : undefined}>
      <FieldLabel isRequired={props.isRequired} isHidden={props.isLabelHidden} htmlFor={id}>
        {props.label}
      </FieldLabel>
      <div className={styles.box}>
        <select
          id={id}
          name={props.name}
          className={`${field.control} ${styles.select}`}
          value={isChosen ? (props.value ?? "") : ""}
          data-invalid={isInvalid ? "" : undefined}
          data-placeholder={isChosen ? undefined : ""}
          onChange={({ currentTarget }) => {
            const chosen = props.choices.find((choice) => choice.id === currentTarget.value);
            if (chosen) props.onChange(chosen.id);
          }}
          onBlur={() => props.onBlur?.()}
          // Runs only while the list is closed: an open list takes the keys itself.
          onKeyDown={saveByEnter}
          disabled={props.isDisabled === true}
          aria-required={props.isRequired === true}
          aria-invalid={isInvalid}
          aria-describedby={message}
          {...(props.autoFocus === true ? { ref: focusOnMount } : {})}
        >
          {!isChosen && (
            <option value="" disabled>
              {props.placeholder ?? "Please select"}
            </option>
          )}
          {props.choices.map(({ id: choiceId, name }) => (
            <option key={choiceId} value={choiceId}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </div>
      <FieldMessage
        id={message}
        error={props.error}
        description={props.description}
        isCompact={props.isCompact}
      />
    </div>
  );
};
