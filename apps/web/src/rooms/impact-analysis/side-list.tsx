import { Icon } from "../../design/icon";
import type { IconName } from "../../design/icon-paths";
import styles from "./side-list.module.css";

export type SideListItem = {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  /** How far it is: an icon and its word. */
  readonly mark?: { readonly icon: IconName; readonly word: string };
};

type SideListProps = {
  readonly label: string;
  readonly items: readonly SideListItem[];
  readonly current: string;
  readonly onChoose: (id: string) => void;
};

/** Lets a long word such as 'Acquisitions/Mergers' break after its strokes. */
const breakable = (words: string) => words.replaceAll("/", "/\u200B");

/** The list at the left of a page, one of which is in hand at the right; above it where there is no room. */
export const SideList = ({ label, items, current, onChoose }: SideListProps) => (
  <nav aria-label={label} className={styles.list}>
    <ul className={styles.items}>
      {items.map(({ id, name, note, mark }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.item}
            aria-current={id === current ? "true" : undefined}
            onClick={() => onChoose(id)}
          >
            <span className={styles.name}>{name}</span>
            {note !== undefined && <span className={styles.note}>{breakable(note)}</span>}
            {mark && (
              <span className={styles.mark}>
                <Icon name={mark.icon} size={16} />
                {mark.word}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  </nav>
);
