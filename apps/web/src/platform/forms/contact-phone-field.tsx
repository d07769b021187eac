import { INVALID_PHONE } from "@holdfast/contract/platform/field-rules";
import { useState } from "react";
import type { FieldBinding } from "./contract-form";
import { PhoneField } from "./phone-field";

type ContactPhoneFieldProps = FieldBinding<string> & {
  readonly label: string;
};

/** A phone number with its country code, validated on blur. */
export const ContactPhoneField = ({ label, ...binding }: ContactPhoneFieldProps) => {
  const [saved] = useState(binding.value ?? null);
  const [isValid, setValid] = useState(true);
  const [isLeft, setLeft] = useState(false);
  return (
    <PhoneField
      name={binding.name}
      label={label}
      isRequired={binding.isRequired}
      countryLabel={`${label} country code`}
      saved={saved}
      onChange={(text, phone) => {
        setValid(text === null || phone !== null);
        setLeft(false);
        binding.onChange(phone?.international ?? text);
      }}
      onBlur={() => {
        setLeft(true);
        binding.onBlur();
      }}
      error={binding.error ?? (isLeft && !isValid ? INVALID_PHONE : undefined)}
    />
  );
};
