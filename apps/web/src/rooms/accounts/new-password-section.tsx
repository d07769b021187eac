import { TextField } from "../../design/text-field";
import type { FieldBinding } from "../../platform/use-contract-form";

type NewPasswordSectionProps = {
  readonly password: FieldBinding<string>;
  readonly confirmation: FieldBinding<string>;
  readonly label?: string;
  readonly isFocusedFirst?: boolean;
};

/** A password that somebody chooses, and the same once more. */
export const NewPasswordSection = (props: NewPasswordSectionProps) => {
  const { password, confirmation, label = "Password", isFocusedFirst = false } = props;
  return (
    <>
      <TextField
        {...password}
        label={label}
        type="password"
        autoComplete="new-password"
        description="6 or more: upper, lower, digit and symbol"
        isFocusedFirst={isFocusedFirst}
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
