import { fullName } from "@holdfast/contract/platform/text-rules";
import { useRef } from "react";
import { Link } from "react-router";
import { Icon } from "../../../ui/buttons/icon";
import { useCurrentUser, useSignOut } from "../../accounts/public";
import styles from "./user-menu.module.css";

const MENU = "user-menu";

/** The user menu. It is a native popover, so the browser closes it on Escape or an outside click. */
export const UserMenu = () => {
  const user = useCurrentUser();
  const signOut = useSignOut();
  const menu = useRef<HTMLDivElement>(null);
  const name = user ? fullName(user) || user.email : "Your account";
  const close = () => menu.current?.hidePopover();
  return (
    <div className={styles.place}>
      <button type="button" className={styles.button} popoverTarget={MENU} title={name}>
        {user?.avatarUrl ? (
          <img src={user.avatarUrl} alt="" className={styles.image} width={32} height={32} />
        ) : (
          <Icon name="person" />
        )}
        <span className={styles.name}>{name}</span>
        <span className={styles.chevron}>
          <Icon name="chevron-down" size={16} />
        </span>
      </button>
      <div ref={menu} id={MENU} popover="auto" className={styles.menu}>
        {user && <p className={styles.email}>{user.email}</p>}

        <Link to="/admin/settings" className={styles.item} onClick={close}>
          <Icon name="settings" size={18} />
          Settings
        </Link>
        <button type="button" className={styles.item} onClick={() => void signOut()}>
          <Icon name="leave" size={18} />
          Log out
        </button>
      </div>
    </div>
  );
};
