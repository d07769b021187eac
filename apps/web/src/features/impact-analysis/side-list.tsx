import { Link } from "react-router";
import { Icon } from "../../ui/buttons/icon";
import type { IconName } from "../../ui/buttons/icon-paths";
import styles from "./side-list.module.css";

export type SideListItem = {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  /** The item's status: an icon and its label. */
  readonly mark?: { readonly icon: IconName; readonly word: string };
};

type SideListProps = {
  readonly label: string;
  readonly items: readonly SideListItem[];
  readonly current: string;
  /** Returns the URL of an item; it replaces the current history entry. */
  readonly linkTo: (id: string) => string;
};

/** Lets a long name such as 'Acquisitions/Mergers' wrap after a slash. */
const breakable = (text: string) => text.replaceAll("/", "/\u200B");

/**
 * A list on the left of a page, above the content on narrow screens, that selects what the page shows. Its items
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
