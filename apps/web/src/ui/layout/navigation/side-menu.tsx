import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { NavLink } from "./nav-link";
import { Icon } from "../../buttons/icon";
import type { IconName } from "../../buttons/icon-paths";
import styles from "./side-menu.module.css";

export type SideItem = {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
  /** Is current at this exact address only, not at its child routes. */
  readonly isExact?: boolean;
};

/** An action at the end of the menu, such as 'Log out'. */
export type SideMenuAction = {
  readonly label: string;
  readonly icon: IconName;
  readonly onPress: () => void;
};

export type SideGroup = {
  /** Heading of the group. */
  readonly label?: string;
  readonly items: readonly SideItem[];
  /** Everything in it is done: it folds to one line, unless it has the current page. */
  readonly isDone?: boolean;
  /** Shown in place of items, such as 'Coming Soon...'. */
  readonly note?: string;
};

type SideMenuProps = {
  readonly label: string;
  readonly groups: readonly SideGroup[];
  readonly actions?: readonly SideMenuAction[];
  readonly isRail: boolean;
};

/** The sidebar's menu. In the rail, an icon's label shows on hover and focus. */
export const SideMenu = ({ label, groups, actions, isRail }: SideMenuProps) => {
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = `${pathname} ${isRail} ${groups.length}`;
  const lastShown = useRef("");
  useEffect(() => {
    if (lastShown.current === shown) return;
    lastShown.current = shown;
    const current = menu.current?.querySelector("[aria-current=page]");
    return current ? scrollIfClipped(current) : undefined;
  }, [shown]);
  return (
    <nav ref={menu} aria-label={label} className={styles.menu} data-rail={isRail ? "" : undefined}>
      {groups.map((group) => (
        <div key={group.label ?? group.items[0]?.to} className={styles.group}>
          <Group group={group} isRail={isRail} pathname={pathname} />
        </div>
      ))}
      {actions && actions.length > 0 && (
        <ul className={`${styles.group} ${styles.items}`}>
          {actions.map((action) => (
            <li key={action.label}>
              <button type="button" className={styles.item} onClick={action.onPress}>
                <Icon name={action.icon} />
                <span className={styles.words}>{action.label}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
};

/**
 * Scrolls an element into view if its scroll area clips it. Waits for the browser to lay out the page, because to ask
 * for the position at once would lay it out an additional time.
 * @returns stops waiting
 */
const scrollIfClipped = (element: Element): (() => void) => {
  const observer = new IntersectionObserver(([seen]) => {
    observer.disconnect();
    const isHidden = seen === undefined || seen.boundingClientRect.height === 0;
    if (!isHidden && seen.intersectionRatio < 1) element.scrollIntoView({ block: "nearest" });
  });
  observer.observe(element);
  return () => observer.disconnect();
};

type GroupProps = {
  readonly group: SideGroup;
  readonly isRail: boolean;
  readonly pathname: string;
};

const Group = ({ group, isRail, pathname }: GroupProps) => {
  const { label, items, note } = group;
  const list = (
    <ul className={styles.items} aria-label={label}>
      {items.map((item) => (
        <li key={item.to}>
          <NavLink to={item.to} end={item.isExact === true} className={styles.item}>
            <Icon name={item.icon} />
            <span className={styles.words}>{item.label}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
  const isHere = items.some(({ to }) => pathname.startsWith(to));
  if (group.isDone === true && !isRail && !isHere) {
    const key = `holdfast.menu_open.${label}`;
    return (
      <details
        className={styles.done}
        open={localStorage.getItem(key) === "yes"}
        onToggle={({ currentTarget }) =>
          localStorage.setItem(key, currentTarget.open ? "yes" : "no")
        }
      >
        <summary className={styles.label}>
          <Icon name="check" size={16} label="Done:" />
          {label}
        </summary>
        {list}
      </details>
    );
  }
  return (
    <>
      {label !== undefined && !(isRail && items.length === 0) && (
        <p className={isRail ? "visually-hidden" : styles.label}>{label}</p>
      )}
      {note !== undefined && !isRail && <p className={styles.note}>{note}</p>}
      {items.length > 0 && list}
    </>
  );
};
