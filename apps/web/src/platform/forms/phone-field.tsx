import { DEFAULT_COUNTRY } from "@holdfast/contract/platform/phone-rules";
import { useMemo, useState } from "react";
import { Select } from "../../ui/fields/select";
import { TextField } from "../../ui/fields/text-field";
import { countryChoices, phoneDraft, readPhone } from "./phone-rules";
import type { PhoneDraft, ValidPhone } from "./phone-rules";
import styles from "./phone-field.module.css";
import { useNumberingPlans } from "./use-numbering-plans";

type PhoneFieldProps = {
  readonly name: string;
  readonly label: string;
  /** For a form with more than one number. */
  readonly countryLabel?: string;
  readonly description?: string;
  /** False marks the field as optional. */
  readonly isRequired?: boolean;
  readonly autoComplete?: string;
  /** The saved number, with its country code. */
  readonly saved: string | null;
  /** Receives the typed text (null if empty) and the parsed number (null if invalid). */
  readonly onChange: (text: string | null, phone: ValidPhone | null) => void;
  readonly onBlur?: () => void;
  readonly error: string | undefined;
};

const ONLY_DEFAULT: ReturnType<typeof countryChoices> = [
  { id: DEFAULT_COUNTRY, name: "Australia (+61)" },
];

/** A phone number with its country, Australia by default. */
export const PhoneField = (props: PhoneFieldProps) => {
  const { name, saved } = props;
  const plans = useNumberingPlans();
  const countries = useMemo(() => (plans ? countryChoices(plans) : ONLY_DEFAULT), [plans]);
  const [typed, setTyped] = useState<PhoneDraft | null>(null);
  const draft =
    typed ?? (plans ? phoneDraft(plans, saved) : { country: DEFAULT_COUNTRY, text: saved ?? "" });

  const type = (next: PhoneDraft) => {
    if (!plans) return;
    const phone = readPhone(plans, next);
    setTyped(phone ? { ...next, country: phone.country } : next);
    const text = next.text.trim();
    props.onChange(text === "" ? null : text, phone);
  };

  return (
    <div className={styles.number}>
      <Select
        name={`${name}Country`}
        label={props.countryLabel ?? "Country code"}
        choices={countries}
        value={draft.country}
        onChange={(country) => type({ ...draft, country })}
      />
      <TextField
        name={name}
        label={props.label}
        type="tel"
        inputMode="tel"
        {...(props.isRequired !== undefined && { isRequired: props.isRequired })}
        {...(props.autoComplete !== undefined && { autoComplete: props.autoComplete })}
        {...(props.description !== undefined && { description: props.description })}
        value={draft.text}
        onChange={(text) => type({ ...draft, text })}
        {...(props.onBlur && { onBlur: props.onBlur })}
        error={props.error}
        isDisabled={plans === null}
      />
    </div>
  );
};
