import { Button } from "react-aria-components/Button";
import { ListBox } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Select as AriaSelect, SelectValue } from "react-aria-components/Select";
import type { Choice } from "./choice";
import { FieldLabel } from "./field-label";
import { FieldMessage } from "./field-message";
import type { FieldProps } from "./field-props";
import field from "./field.module.css";
import { focusOnMount } from "./focus-on-mount";
import { Icon } from "./icon";
import { ListItem } from "./list-item";
import list from "./list-item.module.css";
import styles from "./select.module.css";

type SelectProps<Id extends string> = FieldProps<Id> & {
  readonly choices: readonly (Choice & { readonly id: Id })[];
  readonly placeholder?: string;
  /** Takes the focus when it appears; for the first field of a dialog. */
  readonly isFocusedFirst?: boolean;
};

/** One of a few choices. Typing the first letters chooses, also while it is closed. */
export const Select = <Id extends string>(props: SelectProps<Id>) => (
  <AriaSelect
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
    placeholder={props.placeholder ?? "Please select"}
    validationBehavior="aria"
  >
    <FieldLabel isRequired={props.isRequired} isHidden={props.isLabelHidden}>
      {props.label}
    </FieldLabel>
    <Button
      className={`${field.control} ${styles.button}`}
      {...(props.isFocusedFirst === true ? { ref: focusOnMount } : {})}
    >
      <SelectValue className={styles.value ?? ""}>
        {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
      </SelectValue>
      <Icon name="chevron-down" size={16} />
    </Button>
    <FieldMessage error={props.error} description={props.description} isCompact={props.isCompact} />
    <Popover className={list.popover ?? ""}>
      <ListBox className={list.list ?? ""} items={props.choices}>
        {(choice) => <ListItem id={choice.id} text={choice.name} note={choice.note} />}
      </ListBox>
    </Popover>
  </AriaSelect>
);
