import { containsText } from "@holdfast/contract/platform/text-rules";
import { useId, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent } from "react";
import type { Choice } from "../choices/choice";
import field from "../field.module.css";
import styles from "./filter-menu.module.css";
import { Icon } from "../../buttons/icon";

type FilterMenuProps = {
  readonly label: string;
  /** The closed menu's text while nothing is selected: 'All categories'. */
  readonly allLabel: string;
  readonly choices: readonly Pick<Choice, "id" | "name">[];
  /** The selected ids; an empty list filters nothing. */
  readonly value: readonly string[];
  readonly onChange: (ids: string[]) => void;
};

/** Above this number of choices the menu has a search field. */
const MANY = 10;

/**
 * A menu of checkboxes for a list's toolbar. It opens over the content. Escape and moving the focus out of it close it.
 */
export const FilterMenu = ({ label, allLabel, choices, value, onChange }: FilterMenuProps) => {
  const menu = useRef<HTMLDetailsElement>(null);
  const [text, setText] = useState("");
  const id = useId();
  const fold = () => {
    if (menu.current) menu.current.open = false;
    setText("");
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || menu.current?.open !== true) return;
    event.stopPropagation();
    fold();
    menu.current.querySelector("summary")?.focus();
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) fold();
  };
  const chosen = choices.filter((choice) => value.includes(choice.id));
  const shown = choices.filter(({ name }) => containsText(name, text));
  const clear = () => {
    // This button is removed. With the focus still inside, a press elsewhere closes the menu.
    menu.current?.querySelector("fieldset")?.focus();
    onChange([]);
  };
  const change = (choiceId: string, isChosen: boolean) =>
    onChange(isChosen ? [...value, choiceId] : value.filter((other) => other !== choiceId));
  return (
    <div className={field.field} role="presentation" onKeyDown={press} onBlur={leave}>
      <span className={field.label} id={id}>
        {label}
      </span>
      <details className={styles.menu} ref={menu}>
        <summary
          className={`${field.control} ${styles.summary}`}
          aria-labelledby={`${id} ${id}-is`}
        >
          <span className={styles.chosen} id={`${id}-is`}>
            {/* Several names would be cut off. */}
            {chosen.length > 1 ? `${chosen.length} selected` : (chosen[0]?.name ?? allLabel)}
          </span>
          <Icon name="chevron-down" size={16} />
        </summary>
        {/* Receives the focus of a press between the checkboxes, which would otherwise close the menu. */}
        <fieldset className={styles.panel} aria-labelledby={id} tabIndex={-1}>
          {choices.length > MANY && (
            <input
              type="search"
              className={`${field.control} ${styles.search}`}
              aria-label={`Search ${label}`}
              placeholder="Search"
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          )}
          {shown.map((choice) => (
            <label key={choice.id} className={styles.choice}>
              <input
                type="checkbox"
                checked={value.includes(choice.id)}
                onChange={({ currentTarget }) => change(choice.id, currentTarget.checked)}
              />
              {choice.name}
            </label>
          ))}
          {shown.length === 0 && <p className={styles.none}>No results</p>}
          {value.length > 0 && (
            <button type="button" className={styles.clear} onClick={clear}>
              Clear
            </button>
          )}
        </fieldset>
      </details>
    </div>
  );
};
