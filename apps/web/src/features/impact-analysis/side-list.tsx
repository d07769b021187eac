import { Link } from "react-router";
import { Icon } from "../../ui/buttons/icon";
import type { IconName } from "../../ui/buttons/icon-paths";
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
  /** The address of an item; it replaces the present one in the history. */
  readonly linkTo: (id: string) => string;
};

/** Lets a long word such as 'Acquisitions/Mergers' break after its strokes. */
const breakable = (words: string) => words.replaceAll("/", "/\u200B");

/**
 * The list at the left of a page, one of which is shown at the right; above it where there is no room. Its items
 * are links, so that the page asks before unsaved input is lost.
 */
export const SideList = ({ label, items, current, linkTo }: SideListProps) => (
  <nav aria-label={label} className={styles.list}>
    <ul className={styles.items}>
      {items.map(({ id, name, note, mark }) => (
        <li key={id}>
          <Link
            to={linkTo(id)}
            replace
            className={styles.item}
            aria-current={id === current ? "true" : undefined}
          >
            <span className={styles.name}>{name}</span>
            {note !== undefined && <span className={styles.note}>{breakable(note)}</span>}
            {mark && (
              <span className={styles.mark}>
                <Icon name={mark.icon} size={16} />
                {mark.word}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
