import type { ReactNode } from "react";

/**
 * Props of every field. A form's `field(name)` returns all but the label. `Value` is the contract's type; null and
 * undefined are an empty field.
 */
export type FieldProps<Value> = {
  readonly name: string;
  readonly label: string;
  readonly value: Value | null | undefined;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
  /** Why the value was rejected; shown under the field in place of the description. */
  readonly error?: string | undefined;
  /** An example or a hint: what to enter and why. */
  readonly description?: ReactNode;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** Shows the label to screen readers only, for fields under a table head. */
  readonly isLabelHidden?: boolean;
  /** For table rows: reserves no space for a message. */
  readonly isCompact?: boolean;
};

/** Props of a field that is null when it is emptied. */
export type ClearableFieldProps<Value> = Omit<FieldProps<Value>, "onChange"> & {
  readonly onChange: (value: Value | null) => void;
};
