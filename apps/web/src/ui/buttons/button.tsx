import type { ReactNode } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import type { PressEvent } from "react-aria-components/Button";
import styles from "./button.module.css";
import { focusOnMount } from "../layout/focus-on-mount";
import { Icon } from "./icon";
import type { IconName } from "./icon-paths";
import { useFocusableDisabled } from "./use-focusable-disabled";

type ButtonProps = {
  readonly children: ReactNode;
  /** One primary action per screen; 'danger' for actions that cannot be undone; 'quiet' inside rows and bars. */
  readonly variant?: "primary" | "secondary" | "quiet" | "danger";
  readonly size?: "normal" | "small";
  readonly icon?: IconName;
  readonly type?: "button" | "submit";
  readonly onPress?: (event: PressEvent) => void;
  readonly isDisabled?: boolean;
  /** Work is in progress: the button stays focusable, ignores presses and announces its state. */
  readonly isPending?: boolean;
  readonly isFullWidth?: boolean;
  /** Accessible name, for a button whose text alone doesn't name its object, such as the 'Edit' of a row. */
  readonly label?: string;
  /** Not passed on; `label` is. The compiler accepts undeclared attributes with a hyphen. */
  readonly "aria-label"?: never;
  /** Takes the focus when it appears. */
  readonly autoFocus?: boolean;
};

/** A button. Its width stays the same while it is pending. */
export const Button = (props: ButtonProps) => {
  const { isHeld, properties } = useFocusableDisabled(props.isDisabled, props.onPress);
  return (
    <AriaButton
      className={styles.button ?? ""}
      data-variant={props.variant ?? "secondary"}
      data-size={props.size ?? "normal"}
      data-full={props.isFullWidth === true ? "" : undefined}
      type={isHeld ? "button" : (props.type ?? "button")}
      isPending={props.isPending === true}
      {...properties}
      {...(props.autoFocus === true ? { ref: focusOnMount } : {})}
      {...(props.label === undefined ? {} : { "aria-label": props.label })}
    >
      <span className={styles.words}>
        {props.icon && <Icon name={props.icon} size={props.size === "small" ? 16 : 18} />}
        {props.children}
      </span>
      {props.isPending === true && <span className={styles.spinner} aria-hidden="true" />}
    </AriaButton>
  );
};
