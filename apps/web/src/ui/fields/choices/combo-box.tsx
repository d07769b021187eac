import { useContext, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Collection } from "react-aria-components/Collection";
import { ComboBox as AriaComboBox, ComboBoxStateContext } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxLoadMoreItem } from "react-aria-components/ListBox";
import type { Choice } from "./choice";
import styles from "./combo-box.module.css";
import { FieldLabel } from "../field-label";
import { FieldMessage } from "../field-message";
import type { ClearableFieldProps } from "../field-props";
import field from "../field.module.css";
import { Icon } from "../../buttons/icon";
import { ListItem } from "../../layout/list-item";
import list from "../../layout/list-item.module.css";
import { ListPopover } from "./list-popover";
import { hasOtherMarked, saveByEnter } from "../forms/save-by-enter";
import { useChoiceSearch } from "./use-choice-search";
import type { ChoiceSearch } from "./use-choice-search";

type ComboBoxProps = ClearableFieldProps<Choice> & {
  readonly search: ChoiceSearch;
  readonly placeholder?: string;
  /** Shown in the list when the search has no results. */
  readonly nothingFound?: string;
};

const STATUS_TEXT = {
  idle: "Searching...",
  searching: "Searching...",
  failed: "Search failed. Try again.",
};

/**
 * Selects one of many choices that the server searches. On blur, text that is not a choice is replaced by the last
 * choice; an emptied field is null.
 */
export const ComboBox = (props: ComboBoxProps) => {
  const found = useChoiceSearch(props.search);
  const chosen = props.value ?? null;
  const [text, setText] = useState(chosen?.name ?? "");
  const [lastChosen, setLastChosen] = useState(chosen?.id ?? null);

  // A value set from outside, such as by a form's reset, also replaces the text.
  if ((chosen?.id ?? null) !== lastChosen) {
    setLastChosen(chosen?.id ?? null);
    setText(chosen?.name ?? "");
  }

  // Unless another text is being searched, the list includes the current choice, even before the first search.
  const isLookedFor = chosen === null || text !== chosen.name;
  const isListed = isLookedFor || found.choices.some(({ id }) => id === chosen.id);
  const items = isListed ? found.choices : [chosen, ...found.choices];

  const type = (next: string) => {
    if (next === text) return;
    setText(next);
    found.find(next);
    if (next === "" && chosen !== null) props.onChange(null);
  };

  return (
    <AriaComboBox
      className={field.field ?? ""}
      data-field={props.name}
      items={items}
      value={chosen?.id ?? null}
      inputValue={text}
      onInputChange={type}
      onChange={(key) => {
        const choice = [...items, ...(chosen ? [chosen] : [])].find(({ id }) => id === key);
        if (!choice) return;
        setText(choice.name);
        setLastChosen(choice.id);
        props.onChange(choice);
      }}
      onOpenChange={(isOpen) => {
        // Opened without typing, it shows all choices, not the last search.
        if (isOpen && text === (chosen?.name ?? "")) found.browse();
      }}
      onBlur={() => {
        setText(props.value?.name ?? "");
        props.onBlur?.();
      }}
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
      <FieldBox>
        <Input
          className={`${field.control} ${styles.input}`}
          placeholder={props.placeholder ?? "Type to search"}
          onKeyDown={(event) => {
            const isSettled = text === (chosen?.name ?? "");
            if (isSettled && !hasOtherMarked(event.currentTarget)) saveByEnter(event);
          }}
        />
        <AriaButton className={styles.opener ?? ""}>
          <Icon name="search" size={18} />
        </AriaButton>
      </FieldBox>
      <FieldMessage error={props.error} description={props.description} />
      <ListPopover>
        <ListBox
          className={list.list ?? ""}
          renderEmptyState={() => (
            <p className={list.empty}>
              {found.status === "found"
                ? (props.nothingFound ?? "No results")
                : STATUS_TEXT[found.status]}
            </p>
          )}
        >
          <Collection items={items}>
            {(choice) => <ListItem id={choice.id} text={choice.name} note={choice.note} />}
          </Collection>
          {found.hasMore && (
            <ListBoxLoadMoreItem
              onLoadMore={found.more}
              isLoading={found.status === "searching"}
              className={list.empty ?? ""}
            >
              Loading more...
            </ListBoxLoadMoreItem>
          )}
        </ListBox>
      </ListPopover>
    </AriaComboBox>
  );
};

/** Keys that highlight an option. */
const HIGHLIGHTING = new Set(["ArrowDown", "ArrowUp", "Home", "End", "PageDown", "PageUp"]);

/**
 * The text field and its button. Tab selects the option that a key has highlighted. One that only lies below the resting
 * pointer is not selected: a field that was just emptied would get its value back.
 */
const FieldBox = ({ children }: { readonly children: ReactNode }) => {
  const state = useContext(ComboBoxStateContext);
  const isByKey = useRef(false);
  const note = ({ key }: KeyboardEvent) => {
    if (key === "Tab" && !isByKey.current) state?.selectionManager.setFocusedKey(null);
    // Shift comes before Tab.
    if (key !== "Shift") isByKey.current = HIGHLIGHTING.has(key);
  };
  return (
    <div className={styles.box} role="presentation" onKeyDownCapture={note}>
      {children}
    </div>
  );
};
