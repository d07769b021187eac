import { useState } from "react";
import type { FieldBinding } from "./contract-form";
import { PhoneField } from "./phone-field";

/**
 * The phone number of a business or location with its country code, in a form without another number. A number that no numbering plan knows is saved as it
 * was typed. Takes the saved number when it is first shown: give it the form's `revision` as its key.
 */
export const BusinessPhoneField = ({
  label = "Phone",
  ...binding
}: FieldBinding<string> & { readonly label?: string }) => {
  const [saved] = useState(binding.value ?? null);
  return (
    <PhoneField
      name={binding.name}
      label={label}
      isRequired={binding.isRequired}
      saved={saved}
      onChange={(text, phone) => binding.onChange(phone?.dialled ?? text)}
      onBlur={binding.onBlur}
      error={binding.error}
    />
  );
};
