import type { FieldProps } from "../../../ui/fields/field-props";
import { TextField } from "../../../ui/fields/text-field";

type OwnPasswordFieldProps = Omit<FieldProps<string>, "label"> & { readonly label?: string };

/** The password of today, before something that a stolen session must not do; a dialog begins with it. */
export const OwnPasswordField = ({ label = "Password", ...rest }: OwnPasswordFieldProps) => (
  <TextField {...rest} label={label} type="password" autoComplete="current-password" autoFocus />
);
