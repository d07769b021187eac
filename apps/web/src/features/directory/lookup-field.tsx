import { Select } from "../../ui/fields/choices/select";
import type { FieldBinding } from "../../platform/forms/contract-form";

type LookupFieldProps = FieldBinding<number> & {
  readonly label: string;
  /** The lookup's rows; empty until loaded. */
  readonly choices: readonly { readonly id: number; readonly name: string }[];
};

/** A select for a lookup with numeric ids. */
export const LookupField = ({ value, onChange, choices, ...rest }: LookupFieldProps) => (
  <Select
    {...rest}
    value={value?.toString()}
    onChange={(id) => onChange(Number(id))}
    choices={choices.map(({ id, name }) => ({ id: String(id), name }))}
  />
);
