import { containsText } from "@holdfast/contract/platform/text-rules";
import { useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { ComboBox as AriaComboBox } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { ListBox } from "react-aria-components/ListBox";
import type { Choice } from "./choice";
import combo from "./combo-box.module.css";
import { FieldLabel } from "../field-label";
import { FieldMessage } from "../field-message";
import type { FieldProps } from "../field-props";
import field from "../field.module.css";
import { Icon } from "../../buttons/icon";
import { focusOnMount } from "../../layout/focus-on-mount";
import { ListItem } from "../../layout/list-item";
import list from "../../layout/list-item.module.css";
import { ListPopover } from "./list-popover";
import { hasMarkedOption, saveByEnter } from "../forms/save-by-enter";
import { TagList } from "../inputs/tag-list";

/** The value is the selected ids. */
type MultiSelectProps = FieldProps<string[]> & {
  readonly choices: readonly Choice[];
  readonly placeholder?: string;
  /** Takes the focus on mount, and so shows the choices. */
  readonly autoFocus?: boolean;
};

/** So many choices are shown at once; typing finds the others. */
const MAX_SHOWN = 200;

/** Returns the choices that contain the text. Pure. */
const choicesFor = (text: string, choices: readonly Choice[]): readonly Choice[] =>
  choices.filter(({ name }) => containsText(name, text)).slice(0, MAX_SHOWN);

/** Selects any number of choices. Typing filters the list; each selected choice is a tag with a remove button. */
export const MultiSelect = (props: MultiSelectProps) => {
  const [text, setText] = useState("");
  const chosen = props.value ?? [];
  const tags = props.choices.filter(({ id }) => chosen.includes(id));
  return (
    <div data-field={props.name} data-invalid={props.error === undefined ? undefined : ""}>
      <AriaComboBox<Choice, "multiple">
        className={field.field ?? ""}
        selectionMode="multiple"
        items={choicesFor(text, props.choices)}
        value={chosen}
        onChange={(keys) => props.onChange(keys.map(String))}
        // React Aria holds the typed text: if value and text were both controlled, closing would undo the last choice.
        onInputChange={setText}
        onBlur={() => props.onBlur?.()}
        menuTrigger="focus"
        allowsEmptyCollection
        defaultFilter={() => true}
        isInvalid={props.error !== undefined}
        isRequired={props.isRequired === true}
        isDisabled={props.isDisabled === true}
        validationBehavior="aria"
      >
        <FieldLabel isRequired={props.isRequired} isHidden={props.isLabelHidden}>
          {props.label}
        </FieldLabel>
        <div
          className={combo.box}
          role="presentation"
          // Otherwise Tab would also toggle the highlighted choice, and so deselect it.
          onKeyDownCapture={(event) => {
            if (event.key === "Tab") event.stopPropagation();
          }}
        >
          <Input
            className={`${field.control} ${combo.input}`}
            placeholder={props.placeholder ?? "Type or select"}
            {...(props.autoFocus === true ? { ref: focusOnMount } : {})}
            onKeyDown={(event) => {
              if (text === "" && !hasMarkedOption(event.currentTarget)) saveByEnter(event);
            }}
          />
          <AriaButton className={combo.opener ?? ""}>
            <Icon name="chevron-down" size={16} />
          </AriaButton>
        </div>
        {(tags.length === 0 || props.error !== undefined || props.description !== undefined) && (
          <FieldMessage error={props.error} description={props.description} />
        )}
        <ListPopover>
          <ListBox<Choice>
            className={list.list ?? ""}
            renderEmptyState={() => <p className={list.empty}>No results</p>}
          >
            {(choice) => <ListItem id={choice.id} text={choice.name} note={choice.note} />}
          </ListBox>
        </ListPopover>
      </AriaComboBox>
      {tags.length > 0 && (
        <TagList
          label={`Selected ${props.label}`}
          tags={tags}
          onRemove={(id) => props.onChange(chosen.filter((other) => other !== id))}
          isDisabled={props.isDisabled === true}
        />
      )}
    </div>
  );
};
