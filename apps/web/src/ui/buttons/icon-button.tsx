import { Button as AriaButton } from "react-aria-components/Button";
import { Icon } from "./icon";
import type { IconName } from "./icon-paths";
import styles from "./icon-button.module.css";
import { useFocusableDisabled } from "./use-focusable-disabled";

type IconButtonProps = {
  readonly icon: IconName;
  /** Accessible name, shown on hover. Name the object too: 'Delete Flood'. */
  readonly label: string;
  readonly onPress?: () => void;
  readonly isDisabled?: boolean;
  readonly variant?: "plain" | "danger";
};

/** A button with only an icon. The style sheet shows its name as a tooltip. */
export const IconButton = (props: IconButtonProps) => {
  const { properties } = useFocusableDisabled(props.isDisabled, () => props.onPress?.());
  return (
    <AriaButton
      className={styles.button ?? ""}
      data-variant={props.variant ?? "plain"}
      aria-label={props.label}
      {...properties}
    >
      <Icon name={props.icon} />
    </AriaButton>
  );
};
