import type { ReactNode } from "react";
import { ListBoxItem } from "react-aria-components/ListBox";
import { Icon } from "../buttons/icon";
import styles from "./list-item.module.css";

type ListItemProps = {
  readonly id: string;
  /** Matched when the first letters are typed. */
  readonly text: string;
  readonly note?: ReactNode;
};

/** One choice in the list of a combo box; the selected one has a tick. */
export const ListItem = ({ id, text, note }: ListItemProps) => (
  <ListBoxItem id={id} textValue={text} className={styles.item ?? ""}>
    {({ isSelected }) => (
      <>
        <span className={styles.words}>
          {text}
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </span>
        {isSelected && <Icon name="check" size={16} />}
      </>
    )}
  </ListBoxItem>
);
