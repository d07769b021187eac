import type { ReactNode } from "react";
import { FieldError } from "react-aria-components/FieldError";
import { Text } from "react-aria-components/Text";
import styles from "./field.module.css";
import { Icon } from "./icon";

type FieldMessageProps = {
  readonly error?: string | undefined;
  readonly description?: ReactNode;
  /** Keeps no line while there is nothing to say. */
  readonly isCompact?: boolean | undefined;
};

/** The line under a field: its hint, or why the value was refused. Its height is kept while it is empty. */
export const FieldMessage = ({ error, description, isCompact }: FieldMessageProps) => {
  if (isCompact === true && error === undefined && description === undefined) return null;
  return (
    <div className={styles.message}>
      {error === undefined ? (
        description !== undefined && <Text slot="description">{description}</Text>
      ) : (
        <FieldError className={styles.refusal}>
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </FieldError>
      )}
    </div>
  );
};
