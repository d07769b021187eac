import { useState } from "react";
import { Select } from "../../../design/select";
import { TextField } from "../../../design/text-field";
import { countryChoices, DEFAULT_COUNTRY, phoneDraft, readPhone } from "./phone-rules";
import type { PhoneDraft } from "./phone-rules";
import styles from "./settings.module.css";
import { useNumberingPlans } from "./use-numbering-plans";

type PhoneFieldProps = {
  /** The number that is saved, in E.164. */
  readonly saved: string | null;
  /** In E.164 where the number is valid, else as it is typed; null for none. */
  readonly onChange: (number: string | null, isValid: boolean) => void;
  readonly error: string | undefined;
};

const ONLY_DEFAULT = [{ id: DEFAULT_COUNTRY, name: "Australia (+61)" }];

/** A phone number with its country, Australia unless told. */
export const PhoneField = ({ saved, onChange, error }: PhoneFieldProps) => {
  const plans = useNumberingPlans();
  const [typed, setTyped] = useState<PhoneDraft | null>(null);
  const draft =
    typed ?? (plans ? phoneDraft(plans, saved) : { country: DEFAULT_COUNTRY, text: saved ?? "" });

  const type = (next: PhoneDraft) => {
    if (!plans) return;
    const found = readPhone(plans, next);
    setTyped(found ? { ...next, country: found.country } : next);
    const text = next.text.trim();
    onChange(found?.number ?? (text === "" ? null : text), found !== null);
  };

  return (
    <div className={styles.number}>
      <Select
        name="country"
        label="Country code"
        choices={plans ? countryChoices(plans) : ONLY_DEFAULT}
        value={draft.country}
        onChange={(country) => type({ ...draft, country })}
      />
      <TextField
        name="phoneNumber"
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        description="A mobile that can take SMS."
        value={draft.text}
        onChange={(text) => type({ ...draft, text })}
        error={error}
        isDisabled={plans === null}
      />
    </div>
  );
};
