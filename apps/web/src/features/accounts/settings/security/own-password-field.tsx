import type { FieldProps } from "../../../../ui/fields/field-props";
import { TextField } from "../../../../ui/fields/inputs/text-field";

type OwnPasswordFieldProps = Omit<FieldProps<string>, "label"> & { readonly label?: string };

/** The current password, before a change that a stolen session must not make; a dialog starts with this field. */
export const OwnPasswordField = ({ label = "Password", ...rest }: OwnPasswordFieldProps) => (
  <TextField {...rest} label={label} type="password" autoComplete="current-password" autoFocus />
);
