import type { ReactNode } from "react";
import { Checkbox as AriaCheckbox } from "react-aria-components/Checkbox";
import { Icon } from "../../buttons/icon";
import styles from "./checkbox.module.css";

type CheckboxProps = {
  readonly name?: string;
  readonly children: ReactNode;
  readonly value: boolean | null | undefined;
  readonly onChange: (value: boolean) => void;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
};

/** A checkbox with a label. A link inside the label would toggle it, so put links after the label. */
export const Checkbox = (props: CheckboxProps) => (
  <AriaCheckbox
    className={styles.checkbox ?? ""}
    data-field={props.name}
    isSelected={props.value === true}
    onChange={props.onChange}
    onBlur={() => props.onBlur?.()}
    isInvalid={props.error !== undefined}
    isRequired={props.isRequired === true}
    isDisabled={props.isDisabled === true}
    validationBehavior="aria"
    {...(props.name === undefined ? {} : { name: props.name })}
  >
    <span className={styles.box}>{props.value === true && <Icon name="check" size={16} />}</span>
    <span>
      {props.children}
      {props.error !== undefined && <span className={styles.refusal}>{props.error}</span>}
    </span>
  </AriaCheckbox>
);
