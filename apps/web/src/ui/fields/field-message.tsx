import type { ReactNode } from "react";
import { FieldError } from "react-aria-components/FieldError";
import { Text } from "react-aria-components/Text";
import styles from "./field.module.css";
import { Icon } from "../buttons/icon";

type FieldMessageProps = {
  readonly error?: string | undefined;
  readonly description?: ReactNode;
  /** Reserves no space while there is no message. */
  readonly isCompact?: boolean | undefined;
  /** The id in the control's aria-describedby, if React Aria does not connect the two. */
  readonly id?: string;
};

/** The line under a field: its hint or its error. Its height is reserved while it is empty. */
export const FieldMessage = ({ error, description, isCompact, id }: FieldMessageProps) => {
  if (isCompact === true && error === undefined && description === undefined) return null;
  const Hint = id === undefined ? KitHint : "span";
  const ProblemError = id === undefined ? FieldError : "span";
  return (
    <div className={styles.message} id={id}>
      {error === undefined ? (
        description !== undefined && <Hint>{description}</Hint>
      ) : (
        <ProblemError className={styles.refusal ?? ""}>
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </ProblemError>
      )}
    </div>
  );
};

const KitHint = ({ children }: { readonly children: ReactNode }) => (
  <Text slot="description">{children}</Text>
);
