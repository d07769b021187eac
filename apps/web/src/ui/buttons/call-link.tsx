import styles from "./button.module.css";
import { Icon } from "./icon";

type CallLinkProps = {
  readonly to: string;
  /** Whom the call reaches, for screen readers. */
  readonly name: string;
};

/** A `tel:` link that looks like a small button. */
export const CallLink = ({ to, name }: CallLinkProps) => (
  <a
    className={styles.button}
    data-variant="secondary"
    data-size="small"
    href={`tel:${to.replace(/[^\d+]/g, "")}`}
  >
    <span className={styles.words}>
      <Icon name="phone" size={16} />
      Call {to}
      <span className="visually-hidden">, {name}</span>
    </span>
  </a>
);
