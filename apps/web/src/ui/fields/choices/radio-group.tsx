import { Radio, RadioGroup as AriaRadioGroup } from "react-aria-components/RadioGroup";
import type { Choice } from "./choice";
import { FieldLabel } from "../field-label";
import { FieldMessage } from "../field-message";
import type { FieldProps } from "../field-props";
import field from "../field.module.css";
import { focusOnMount } from "../../layout/focus-on-mount";
import styles from "./radio-group.module.css";

type RadioGroupProps<Id extends string> = FieldProps<Id> & {
  readonly choices: readonly (Choice & { readonly id: Id })[];
  /** 'line' puts two or three short choices side by side, 'grid' many of them; 'rows' stacks them. */
  readonly layout?: "rows" | "line" | "grid";
  /** Focuses the selected choice, or the first, on mount. */
  readonly autoFocus?: boolean;
};

/** Selects one of a few visible choices. */
export const RadioGroup = <Id extends string>(props: RadioGroupProps<Id>) => (
  <AriaRadioGroup
    className={field.field ?? ""}
    data-field={props.name}
    value={props.value ?? null}
    onChange={(key) => {
      const chosen = props.choices.find(({ id }) => id === key);
      if (chosen) props.onChange(chosen.id);
    }}
    onBlur={() => props.onBlur?.()}
    isInvalid={props.error !== undefined}
    isRequired={props.isRequired === true}
    isDisabled={props.isDisabled === true}
    validationBehavior="aria"
  >
    <FieldLabel isRequired={props.isRequired} isHidden={props.isLabelHidden}>
      {props.label}
    </FieldLabel>
    <div className={styles.choices} data-layout={props.layout ?? "rows"}>
      {props.choices.map((choice) => (
        <Radio
          key={choice.id}
          value={choice.id}
          className={styles.radio ?? ""}
          {...(props.autoFocus === true && choice.id === (props.value ?? props.choices[0]?.id)
            ? { inputRef: focusOnMount }
            : {})}
        >
          <span className={styles.dot} />
          <span>
            {choice.name}
            {choice.note !== undefined && <span className={styles.note}>{choice.note}</span>}
          </span>
        </Radio>
      ))}
    </div>
    <FieldMessage error={props.error} description={props.description} />
  </AriaRadioGroup>
);
