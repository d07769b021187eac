import { TextField } from "../../ui/fields/inputs/text-field";
import type { FieldBinding } from "../../platform/forms/contract-form";

type NewPasswordSectionProps = {
  readonly password: FieldBinding<string>;
  readonly confirmation: FieldBinding<string>;
  readonly label?: string;
  readonly autoFocus?: boolean;
};

/** A new password and its confirmation. */
export const NewPasswordSection = (props: NewPasswordSectionProps) => {
  const { password, confirmation, label = "Password", autoFocus = false } = props;
  return (
    <>
      <TextField
        {...password}
        label={label}
        type="password"
        autoComplete="new-password"
        description="At least 6 characters, with upper and lower case letters, a digit and a symbol."
        autoFocus={autoFocus}
      />
      <TextField
        {...confirmation}
        label={`Confirm ${label.toLowerCase()}`}
        type="password"
        autoComplete="new-password"
      />
    </>
  );
};
