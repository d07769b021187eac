import { useState } from "react";
import type { FieldBinding } from "../contract-form";
import { PhoneField } from "./phone-field";

type BusinessPhoneFieldProps = FieldBinding<string> & {
  readonly label?: string;
  /** The country in which the saved number was read, in a form that may change the country. */
  readonly savedIn?: string | undefined;
};

/**
 * The phone number of a business or location with its country code, in a form without another number. A number that no numbering plan knows is saved as it
 * was typed. Takes the saved number when it is first shown: give it the form's `revision` as its key.
 */
export const BusinessPhoneField = ({
  label = "Phone",
  savedIn,
  ...binding
}: BusinessPhoneFieldProps) => {
  const [saved] = useState(binding.value ?? null);
  return (
    <PhoneField
      name={binding.name}
      label={label}
      isRequired={binding.isRequired}
      saved={saved}
      savedIn={savedIn}
      onChange={(text, phone) => binding.onChange(phone?.dialled ?? text)}
      onBlur={binding.onBlur}
      error={binding.error}
    />
  );
};
