import type { ReactNode } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Menu as AriaMenu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Icon } from "./icon";
import type { IconName } from "./icon-paths";
import list from "./list-item.module.css";
import styles from "./menu.module.css";

export type MenuChoice = {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  readonly icon?: IconName;
  readonly onChoose: () => void;
  readonly isDisabled?: boolean;
  /** Carries a tick: the one in force. */
  readonly isChosen?: boolean;
};

type MenuProps = {
  /** What the button says, or its name when it shows something else. */
  readonly label: string;
  readonly choices: readonly MenuChoice[];
  /** In place of the words: a picture, a name with a chevron. */
  readonly children?: ReactNode;
  /** 'ink' on the sidebar, 'plain' on paper. */
  readonly look?: "plain" | "ink";
};

/** A button that opens a menu of acts. */
export const Menu = ({ label, choices, children, look = "plain" }: MenuProps) => (
  <MenuTrigger>
    <AriaButton
      className={styles.button ?? ""}
      data-look={look}
      {...(children === undefined ? {} : { "aria-label": label })}
    >
      {children ?? (
        <>
          {label}
          <Icon name="chevron-down" size={16} />
        </>
      )}
    </AriaButton>
    <Popover className={list.popover ?? ""} placement="bottom end">
      <AriaMenu className={list.list ?? ""} aria-label={label}>
        {choices.map((choice) => (
          <MenuItem
            key={choice.id}
            id={choice.id}
            className={list.item ?? ""}
            textValue={choice.name}
            isDisabled={choice.isDisabled === true}
            onAction={choice.onChoose}
          >
            <span className={styles.choice}>
              {choice.icon && <Icon name={choice.icon} size={18} />}
              <span className={list.words}>
                {choice.name}
                {choice.note !== undefined && <span className={list.note}>{choice.note}</span>}
              </span>
            </span>
            {choice.isChosen === true && <Icon name="check" size={16} label="current" />}
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  </MenuTrigger>
);
