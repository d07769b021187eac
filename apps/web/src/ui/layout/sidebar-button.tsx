import styles from "./sidebar-button.module.css";

type InkButtonProps = {
  readonly label: string;
  readonly onPress: () => void;
  /** The pointer or the focus is at the button: time to fetch what it opens. */
  readonly onReach?: () => void;
};

/** The primary button on a dark ground. A plain one: the landing page does without the kit. */
export const SidebarButton = ({ label, onPress, onReach }: InkButtonProps) => (
  <button
    type="button"
    className={styles.button}
    onClick={onPress}
    onPointerEnter={onReach}
    onFocus={onReach}
  >
    {label}
  </button>
);
