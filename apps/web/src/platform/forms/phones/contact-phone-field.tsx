import { INVALID_PHONE } from "@holdfast/contract/platform/field-rules";
import { useState } from "react";
import type { FieldBinding } from "../contract-form";
import { PhoneField } from "./phone-field";
import type { ValidPhone } from "./phone-rules";

type ContactPhoneFieldProps = FieldBinding<string> & {
  readonly label: string;
  /** Asks before a number that is not a mobile is accepted. */
  readonly isMobile?: boolean;
};

/** A mobile field sends the country code of a number that is not a mobile: the person has said that it is right. */
const storedOf = (phone: ValidPhone, isMobile: boolean) =>
  isMobile ? phone.international : phone.dialled;

/** A phone number with its country code, validated on blur. */
export const ContactPhoneField = ({
  label,
  isMobile = false,
  ...binding
}: ContactPhoneFieldProps) => {
  const [saved] = useState(binding.value ?? null);
  const [isValid, setValid] = useState(true);
  const [isLeft, setLeft] = useState(false);
  return (
    <PhoneField
      name={binding.name}
      label={label}
      isRequired={binding.isRequired}
      isMobile={isMobile}
      countryLabel={`${label} country code`}
      saved={saved}
      onChange={(text, phone, isQuestioned) => {
        setValid(text === null || phone !== null || isQuestioned);
        setLeft(false);
        binding.onChange(phone ? storedOf(phone, isMobile) : text);
      }}
      onBlur={() => {
        setLeft(true);
        binding.onBlur();
      }}
      error={binding.error ?? (isLeft && !isValid ? INVALID_PHONE : undefined)}
    />
  );
};
