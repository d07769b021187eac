import { useState } from "react";
import type { KeyboardEvent } from "react";
import { Checkbox } from "react-aria-components/Checkbox";
import { CheckboxGroup as AriaCheckboxGroup } from "react-aria-components/CheckboxGroup";
import styles from "./checkbox-group.module.css";
import type { Choice } from "./choice";
import { FieldLabel } from "../field-label";
import { FieldMessage } from "../field-message";
import type { FieldProps } from "../field-props";
import field from "../field.module.css";
import { Icon } from "../../buttons/icon";

/** The value is the selected ids. The note of the focused choice replaces the description. */
type CheckboxGroupProps = FieldProps<string[]> & {
  readonly choices: readonly Choice[];
};

const STEPS = new Map([
  ["ArrowRight", 1],
  ["ArrowDown", 1],
  ["ArrowLeft", -1],
  ["ArrowUp", -1],
]);

/**
 * Selects any of a few visible choices. Arrow keys move between them, so that the group is one tab stop. For longer
 * lists see `MultiSelect`.
 */
export const CheckboxGroup = (props: CheckboxGroupProps) => {
  const chosen = props.value ?? [];
  const [inHand, setInHand] = useState<string>();
  const stop = inHand ?? chosen[0] ?? props.choices[0]?.id;
  const note = props.choices.find(({ id }) => id === inHand)?.note;

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    const boxes = [...event.currentTarget.querySelectorAll("input")];
    const index = boxes.findIndex((box) => box === document.activeElement);
    boxes[(index + step + boxes.length) % boxes.length]?.focus();
  };

  return (
    <AriaCheckboxGroup
      className={field.field ?? ""}
      data-field={props.name}
      value={chosen}
      // In the order of the choices, not in the order of the presses.
      onChange={(ids) =>
        props.onChange(props.choices.flatMap(({ id }) => (ids.includes(id) ? [id] : [])))
      }
      onBlur={() => props.onBlur?.()}
      isInvalid={props.error !== undefined}
      isRequired={props.isRequired === true}
      isDisabled={props.isDisabled === true}
      validationBehavior="aria"
    >
      <FieldLabel isRequired={props.isRequired} isHidden={props.isLabelHidden}>
        {props.label}
      </FieldLabel>
      <div className={styles.choices} role="presentation" onKeyDown={walk}>
        {props.choices.map(({ id, name }) => (
          <Checkbox
            key={id}
            value={id}
            className={styles.choice ?? ""}
            excludeFromTabOrder={id !== stop}
            onFocus={() => setInHand(id)}
          >
            {({ isSelected }) => (
              <>
                <span className={styles.mark}>{isSelected && <Icon name="check" size={16} />}</span>
                {name}
              </>
            )}
          </Checkbox>
        ))}
      </div>
      <FieldMessage error={props.error} description={note ?? props.description} />
    </AriaCheckboxGroup>
  );
};
