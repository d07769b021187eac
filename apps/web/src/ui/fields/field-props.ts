import type { ReactNode } from "react";

/**
 * What every field takes. A form's `field(name)` gives all but the label; `Value` is what the contract
 * takes, and null or undefined is an empty field.
 */
export type FieldProps<Value> = {
  readonly name: string;
  readonly label: string;
  readonly value: Value | null | undefined;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
  /** Why the value was refused; stands under the field in place of the description. */
  readonly error?: string | undefined;
  /** An example or a hint: what to put here and why. */
  readonly description?: ReactNode;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** Keeps the label for screen readers only, where a table's head already says it. */
  readonly isLabelHidden?: boolean;
  /** For rows of a table: keeps no line free for a message that may never come. */
  readonly isCompact?: boolean;
};

/** A field that can be emptied again gives null. */
export type ClearableFieldProps<Value> = Omit<FieldProps<Value>, "onChange"> & {
  readonly onChange: (value: Value | null) => void;
};
