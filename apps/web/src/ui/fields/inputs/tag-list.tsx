import { Icon } from "../../buttons/icon";
import styles from "./tag-list.module.css";

type TagListProps = {
  readonly label: string;
  readonly tags: readonly { readonly id: string; readonly name: string }[];
  readonly onRemove: (id: string) => void;
  readonly isDisabled?: boolean;
};

/** Moves the focus to the tag next to the removed one, or to the field's input. */
const focusNeighbour = (button: HTMLElement) => {
  const tag = button.closest("li");
  const neighbour = tag?.nextElementSibling ?? tag?.previousElementSibling;
  const next =
    neighbour?.querySelector("button") ?? button.closest("[data-field]")?.querySelector("input");
  next?.focus();
};

/** The selected items, each with a remove button. */
export const TagList = ({ label, tags, onRemove, isDisabled }: TagListProps) => (
  <ul className={styles.list} aria-label={label}>
    {tags.map(({ id, name }) => (
      <li key={id} className={styles.tag}>
        {name}
        {isDisabled !== true && (
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove ${name}`}
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget);
              onRemove(id);
            }}
          >
            <Icon name="close" size={16} />
          </button>
        )}
      </li>
    ))}
  </ul>
);
