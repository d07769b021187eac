import { Icon } from "../buttons/icon";
import styles from "./tag-list.module.css";

type TagListProps = {
  readonly label: string;
  readonly tags: readonly { readonly id: string; readonly name: string }[];
  readonly onRemove: (id: string) => void;
  readonly isDisabled?: boolean;
};

/** The focus goes to the tag beside the one that goes, or back into its field. */
const focusBeside = (cross: HTMLElement) => {
  const tag = cross.closest("li");
  const beside = tag?.nextElementSibling ?? tag?.previousElementSibling;
  const next =
    beside?.querySelector("button") ?? cross.closest("[data-field]")?.querySelector("input");
  next?.focus();
};

/** What has been chosen so far, each with a cross that takes it out. */
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
              focusBeside(currentTarget);
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
