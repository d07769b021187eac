import { lazyComponent } from "../../../ui/loading/lazy-component";
import { useLayoutEffect, useRef, useState } from "react";
import { commandKeys, isCommand } from "../../../ui/buttons/command-key";
import { Icon } from "../../../ui/buttons/icon";
import styles from "./search-field.module.css";

const SearchDialog = lazyComponent(async () => (await import("./search-dialog")).SearchDialog);

const KEYS = commandKeys("k");

/** Whether a dialog covers this element, so that nothing outside the dialog may open. */
const isCovered = (element: HTMLElement | null) =>
  element?.closest("[aria-hidden=true], [inert]") !== null;

/** Opens the search of the current organisation, also by Ctrl+K or Cmd+K. */
export const SearchField = () => {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // A layout effect: as soon as the field is shown, the keys work.
  useLayoutEffect(() => {
    const openByKeys = (event: KeyboardEvent) => {
      if (!isCommand(event, "k")) return;
      event.preventDefault();
      if (!isCovered(button.current)) setOpen(true);
    };
    window.addEventListener("keydown", openByKeys);
    return () => window.removeEventListener("keydown", openByKeys);
  }, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.field}
        aria-keyshortcuts={KEYS.aria}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={18} />
        <span className={styles.words}>Search</span>
        <kbd className={styles.keys} aria-hidden="true">
          {KEYS.text}
        </kbd>
      </button>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
};
