import type { ReactNode } from "react";
import styles from "./button.module.css";
import { Icon } from "./icon";
import type { IconName } from "./icon-paths";

type ButtonLinkProps = {
  /** An address outside of this product. */
  readonly href: string;
  readonly children: ReactNode;
  readonly kind?: "primary" | "secondary";
  readonly icon?: IconName;
};

/** Looks like a button and is a link: leads out of the product in a new tab, which learns nothing of this one. */
export const ButtonLink = ({ href, children, kind = "secondary", icon }: ButtonLinkProps) => (
  <a
    className={styles.button}
    data-kind={kind}
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
