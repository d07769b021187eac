import styles from "./sidebar-button.module.css";

type SidebarButtonProps = {
  readonly label: string;
  readonly onPress: () => void;
  /** Runs on hover and focus, to preload what the button opens. */
  readonly onPrefetch?: () => void;
};

/** The primary button for dark backgrounds. A native button, because the landing page loads no React Aria. */
export const SidebarButton = ({ label, onPress, onPrefetch }: SidebarButtonProps) => (
  <button
    type="button"
    className={styles.button}
    onClick={onPress}
    onPointerEnter={onPrefetch}
    onFocus={onPrefetch}
  >
    {label}
  </button>
);
