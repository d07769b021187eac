import type { ReactNode } from "react";
import styles from "./button.module.css";
import { Icon } from "./icon";
import type { IconName } from "./icon-paths";

type ButtonLinkProps = {
  /** An address outside Holdfast. */
  readonly href: string;
  readonly children: ReactNode;
  readonly variant?: "primary" | "secondary";
  readonly icon?: IconName;
};

/** An external link that looks like a button. Opens a new tab without an opener or a referrer. */
export const ButtonLink = ({ href, children, variant = "secondary", icon }: ButtonLinkProps) => (
  <a
    className={styles.button}
    data-variant={variant}
    href={href}
    target="_blank"
    rel="noopener noreferrer"
  >
    <span className={styles.words}>
      {icon && <Icon name={icon} size={18} />}
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </span>
  </a>
);
