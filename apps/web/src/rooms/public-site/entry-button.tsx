import styles from "./entry-button.module.css";

export type EntryProps = {
  /** Opens the login and registration window. */
  readonly onEnter: () => void;
  /** The pointer or the focus is at the button: time to fetch that window. */
  readonly onReach: () => void;
};

type EntryButtonProps = EntryProps & { readonly label?: string };

/** 'Register / Log in'. A plain button: the landing page does without the kit. */
export const EntryButton = ({
  onEnter,
  onReach,
  label = "Register / Log in",
}: EntryButtonProps) => (
  <button
    type="button"
    className={styles.entry}
    onClick={onEnter}
    onPointerEnter={onReach}
    onFocus={onReach}
  >
    {label}
  </button>
);
